// After an edit here remove .build: incremental builds do not notice a changed shim.
#include <pocketsphinx.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fsg_model.h>
