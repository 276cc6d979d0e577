// After an edit here remove .build: incremental builds do not notice a changed shim.
#include <seccomp.h>
#include <stdint.h>

/// The action that lets a system call fail with a code; the library's own is a macro Swift does not see.
static inline uint32_t albert_refuse_with(int code) {
    return SCMP_ACT_ERRNO((uint16_t)code);
}

/// The action that lets a system call through.
static inline uint32_t albert_allow(void) {
    return SCMP_ACT_ALLOW;
}
