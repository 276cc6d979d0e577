// After an edit here remove .build: incremental builds do not notice a changed shim.
#include <alsa/asoundlib.h>

// Swift cannot implement ALSA's variadic error handler; our own errors say what the library would print.
static inline void albert_alsa_drop_line(
    const char *file, int line, const char *function, int error, const char *format, ...) {}

/// Drops whatever the library would write to standard error.
static inline void albert_alsa_drop(void) {
    snd_lib_error_set_handler(albert_alsa_drop_line);
}
