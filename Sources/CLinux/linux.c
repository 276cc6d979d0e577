#define _GNU_SOURCE
#include "CLinux.h"

#include <poll.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/types.h>

int albert_peer_of(int socket, struct albert_peer *peer) {
    socklen_t size = sizeof *peer;
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, peer, &size);
}

int albert_memory_file(void) {
    return memfd_create("albert", MFD_CLOEXEC);
}

long albert_receive(int socket, void *bytes, unsigned long count, int *descriptor) {
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

long albert_send(int socket, const void *bytes, unsigned long count, int descriptor) {
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

_Static_assert(
    sizeof(struct albert_waiting) == sizeof(struct pollfd) &&
        offsetof(struct albert_waiting, wanted) == offsetof(struct pollfd, events) &&
        offsetof(struct albert_waiting, ready) == offsetof(struct pollfd, revents),
    "the same under another name");

int albert_wait(struct albert_waiting *waiting, unsigned long count, int milliseconds) {
    return poll((struct pollfd *)waiting, count, milliseconds);
}

int albert_forbid_dumps(void) {
    return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

int albert_dumps(void) {
    return prctl(PR_GET_DUMPABLE, 0, 0, 0, 0);
}

int albert_no_new_privileges(void) {
    return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0);
}
