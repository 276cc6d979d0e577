// After an edit here remove .build: incremental builds do not notice a changed shim.
#include <systemd/sd-daemon.h>
