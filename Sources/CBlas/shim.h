// After an edit here remove .build: incremental builds do not notice a changed shim.
#include <cblas.h>
