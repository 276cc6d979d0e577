// After an edit here remove .build: incremental builds do not notice a changed shim.
// What glibc offers only with _GNU_SOURCE (which would change types of other modules), as macros, or with a list of arguments, and Swift therefore cannot call.
#include <errno.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

/// As the kernel writes it for SO_PEERCRED.
struct albert_peer {
    int pid;
    unsigned int uid;
    unsigned int gid;
};

/// Who is at the other end of a Unix socket; 0, or -1 with errno.
static inline int albert_peer_of(int socket, struct albert_peer *peer) {
    socklen_t size = sizeof *peer;
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, peer, &size);
}

/// A file that exists in memory only; a descriptor, or -1 with errno.
static inline int albert_memory_file(void) {
    return (int)syscall(SYS_memfd_create, "albert", 1u /* MFD_CLOEXEC */);
}

/// Reads from a socket without waiting, and one descriptor that comes along (else -1).
static inline ssize_t albert_receive(int socket, void *bytes, size_t count, int *descriptor) {
    union {
        struct cmsghdr head;
        char space[CMSG_SPACE(sizeof(int))];
    } control;
    struct iovec piece = {bytes, count};
    struct msghdr message;
    memset(&message, 0, sizeof message);
    message.msg_iov = &piece;
    message.msg_iovlen = 1;
    message.msg_control = control.space;
    // Not CMSG_SPACE: its padding has room for a second descriptor, which nobody would close.
    message.msg_controllen = CMSG_LEN(sizeof(int));
    *descriptor = -1;
    ssize_t got = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    struct cmsghdr *head = got < 0 ? NULL : CMSG_FIRSTHDR(&message);
    if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS &&
        head->cmsg_len == CMSG_LEN(sizeof(int)))
        memcpy(descriptor, CMSG_DATA(head), sizeof(int));
    return got;
}

/// Writes to a socket, and one descriptor with it unless it is -1.
static inline ssize_t albert_send(int socket, const void *bytes, size_t count, int descriptor) {
    union {
        struct cmsghdr head;
        char space[CMSG_SPACE(sizeof(int))];
    } control;
    struct iovec piece = {(void *)bytes, count};
    struct msghdr message;
    memset(&message, 0, sizeof message);
    message.msg_iov = &piece;
    message.msg_iovlen = 1;
    if (descriptor >= 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.space;
        message.msg_controllen = sizeof control.space;
        struct cmsghdr *head = CMSG_FIRSTHDR(&message);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(head), &descriptor, sizeof(int));
    }
    return sendmsg(socket, &message, MSG_NOSIGNAL);
}

/// No core file and no debugger of another user.
static inline int albert_forbid_dumps(void) {
    return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

/// Whether a core file or a debugger is possible: 0 for not.
static inline int albert_dumps(void) {
    return prctl(PR_GET_DUMPABLE, 0, 0, 0, 0);
}

/// Whether this process can never gain rights: 1 for so.
static inline int albert_no_new_privileges(void) {
    return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0);
}
