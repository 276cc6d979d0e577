// After an edit here remove .build: incremental builds do not notice a changed shim.
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <pocketsphinx.h>
#include <sphinxbase/cmn.h>
#include <sphinxbase/err.h>
#include <sphinxbase/feat.h>
#include <sphinxbase/fsg_model.h>

/// Takes a line of the library's log.
typedef void (*albert_log_line)(int level, const char *line);

/// What the log callback needs to know while the library runs guarded.
typedef struct {
    albert_log_line sink;
    pthread_t thread;
    jmp_buf escape;
} albert_guard;

// Swift cannot implement the library's variadic callback. The library calls exit() right after a fatal message; leaving by
// longjmp instead keeps the program alive. Only frames of C lie between; what they allocated is lost.
static inline void albert_log_forward(void *user, err_lvl_t level, const char *format, ...) {
    albert_guard *guard = (albert_guard *)user;
    if (guard == NULL) return;
    if (guard->sink != NULL) {
        char line[1024];
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(line, sizeof line, format, arguments);
        va_end(arguments);
        guard->sink((int)level, line);
    }
    if (level == ERR_FATAL && pthread_equal(guard->thread, pthread_self())) longjmp(guard->escape, 1);
}

/// Drops whatever the library would write to standard error.
static inline void albert_log_drop(void) {
    err_set_logfp(NULL);
    err_set_callback(albert_log_forward, NULL);
}

/// `ps_init` that returns NULL where the library would end the program; one call at a time in the process.
static inline ps_decoder_t *albert_ps_init(cmd_ln_t *config, albert_log_line sink) {
    albert_guard guard = { .sink = sink, .thread = pthread_self() };
    ps_decoder_t *volatile decoder = NULL;
    err_set_logfp(NULL);
    err_set_callback(albert_log_forward, &guard);
    // Swift does not import setjmp: it returns twice.
    if (setjmp(guard.escape) == 0) decoder = ps_init(config); else decoder = NULL;
    albert_log_drop();
    return decoder;
}

/// Sets the running mean of the cepstra, so that every utterance starts alike; `count` values, the rest zero.
// Samples that come piece by piece turn the mean of the whole utterance into a running one for good (feat_cmn in feat.c),
// so the configured kind is set again. mfcc_t is a macro's choice that Swift cannot follow.
static inline void albert_reset_mean(ps_decoder_t *decoder, const float *values, int count) {
    feat_t *features = ps_get_feat(decoder);
    cmn_t *mean = features->cmn_struct;
    features->cmn = cmn_type_from_str(cmd_ln_str_r(ps_get_config(decoder), "-cmn"));
    mfcc_t start[64] = { 0 };
    if (mean == NULL || mean->veclen > 64) return;
    for (int i = 0; i < count && i < mean->veclen; i++) start[i] = FLOAT2MFCC(values[i]);
    cmn_live_set(mean, start);
}
