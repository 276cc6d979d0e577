// After an edit here remove .build: incremental builds do not notice a changed shim.
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <pocketsphinx.h>
#include <ps_mllr.h>
#include <sphinxbase/ckd_alloc.h>
#include <sphinxbase/cmn.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fe.h>
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

/// Sets the mean that is subtracted from all cepstra of the next utterance; `count` values, the rest zero.
static inline void albert_use_mean(ps_decoder_t *decoder, const float *values, int count) {
    albert_reset_mean(decoder, values, count);
    ps_get_feat(decoder)->cmn = CMN_LIVE;
}

/// Values of a frame of cepstra.
static inline int albert_cepstra_width(ps_decoder_t *decoder) { return fe_get_output_size(ps_get_fe(decoder)); }

/// Cepstra of a whole utterance, frame after frame, without any mean subtracted; returns how many frames of at most `room`.
static inline int albert_cepstra(ps_decoder_t *decoder, const int16 *samples, size_t count, float *out, int room) {
    fe_t *front = ps_get_fe(decoder);
    int width = fe_get_output_size(front);
    if (room < 2) return 0;
    mfcc_t **frames = (mfcc_t **)ckd_calloc_2d(room, width, sizeof(mfcc_t));
    fe_start_stream(front);
    fe_start_utt(front);
    int32 found = room - 1, last = 0;
    if (fe_process_frames(front, &samples, &count, frames, &found, NULL) < 0) found = 0;
    fe_end_utt(front, frames[found], &last);
    for (int frame = 0; frame < found + last; frame++)
        for (int i = 0; i < width; i++) out[frame * width + i] = MFCC2FLOAT(frames[frame][i]);
    ckd_free_2d(frames);
    return found + last;
}

/// Values of a stream of a frame of features.
static inline int albert_stream_length(feat_t *features, int stream) {
    if (features->n_sv > 0) return (int)features->sv_len[stream];
    return (int)(features->lda != NULL ? features->out_dim : features->stream_len[stream]);
}

/// Values of a frame of features, all streams.
static inline int albert_feature_width(ps_decoder_t *decoder) {
    feat_t *features = ps_get_feat(decoder);
    int width = 0;
    for (int stream = 0; stream < (int)feat_dimension1(features); stream++)
        width += albert_stream_length(features, stream);
    return width;
}

/// Features of a whole utterance from its cepstra, with the mean of `albert_use_mean`; returns how many frames.
static inline int albert_features(ps_decoder_t *decoder, const float *cepstra, int count, float *out) {
    feat_t *features = ps_get_feat(decoder);
    int width = albert_cepstra_width(decoder), step = albert_feature_width(decoder);
    if (count < 1) return 0;
    mfcc_t **frames = (mfcc_t **)ckd_calloc_2d(count, width, sizeof(mfcc_t));
    for (int frame = 0; frame < count; frame++)
        for (int i = 0; i < width; i++) frames[frame][i] = FLOAT2MFCC(cepstra[frame * width + i]);
    mfcc_t ***found = feat_array_alloc(features, count);
    int32 taken = count;
    int made = feat_s2mfc2feat_live(features, frames, &taken, TRUE, TRUE, found);
    if (made > count) made = count;
    for (int frame = 0; frame < made; frame++) {
        float *next = out + frame * step;
        for (int stream = 0; stream < (int)feat_dimension1(features); stream++)
            for (int i = 0; i < albert_stream_length(features, stream); i++)
                *next++ = MFCC2FLOAT(found[frame][stream][i]);
    }
    feat_array_free(found);
    ckd_free_2d(frames);
    return made;
}

/// Moves all means by the transform in a file that is known to be well; 0 where it worked.
static inline int albert_adapt(ps_decoder_t *decoder, const char *path) {
    ps_mllr_t *transform = ps_mllr_read(path);
    if (transform == NULL) return -1;
    return ps_update_mllr(decoder, transform) == NULL ? -1 : 0;
}
