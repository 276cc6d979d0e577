// After an edit here remove .build: incremental builds do not notice a changed shim.
// As <systemd/sd-daemon.h> declares them; that header would take types of the system into this module.
#include <stdint.h>

/// Tells the service manager something, „READY=1“; without one nothing happens.
int sd_notify(int unset_environment, const char *state);

/// Whether the service manager wants to hear regularly that this process is alive, and how often, in microseconds.
int sd_watchdog_enabled(int unset_environment, uint64_t *usec);
