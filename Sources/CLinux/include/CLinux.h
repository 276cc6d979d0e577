// What glibc offers only with _GNU_SOURCE, as macros, or with a list of arguments, and Swift therefore cannot call.
// No header of the system is named here: its types would belong to this module then, and other files would miss them.
#ifndef CLINUX_H
#define CLINUX_H

/// As the kernel writes it for SO_PEERCRED.
struct albert_peer {
    int pid;
    unsigned int uid;
    unsigned int gid;
};

/// Who is at the other end of a Unix socket; 0, or -1 with errno.
int albert_peer_of(int socket, struct albert_peer *peer);

/// A file that exists in memory only; a descriptor, or -1 with errno.
int albert_memory_file(void);

/// Reads from a socket without waiting, and one descriptor that comes along (else -1); bytes, or -1 with errno.
long albert_receive(int socket, void *bytes, unsigned long count, int *descriptor);

/// Writes to a socket, and one descriptor with it unless it is -1; bytes, or -1 with errno.
long albert_send(int socket, const void *bytes, unsigned long count, int descriptor);

/// As `struct pollfd`, which belongs to whichever module happened to bring it.
struct albert_waiting {
    int descriptor;
    short wanted;
    short ready;
};

/// Waits like `poll` for at most so many milliseconds (-1: without end); how many are ready, or -1 with errno.
int albert_wait(struct albert_waiting *waiting, unsigned long count, int milliseconds);

/// No core file and no debugger of another user; 0, or -1 with errno.
int albert_forbid_dumps(void);

/// Whether a core file or a debugger is possible: 0 for not.
int albert_dumps(void);

/// Whether this process can never gain rights: 1 for so.
int albert_no_new_privileges(void);

#endif
