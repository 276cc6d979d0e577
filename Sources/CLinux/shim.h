// After an edit here remove .build: incremental builds do not notice a changed shim.
#include <sys/prctl.h>

// Swift cannot call variadic functions such as prctl.
static inline int albert_set_dumpable(int dumpable) {
    return prctl(PR_SET_DUMPABLE, dumpable, 0, 0, 0);
}

static inline int albert_get_dumpable(void) {
    return prctl(PR_GET_DUMPABLE, 0, 0, 0, 0);
}
