#!/bin/sh
# kill-loop.sh BINARY [RUNS]: kills `BINARY say` with SIGKILL at random moments, 200 times unless told otherwise.
# Every entry whose toast was printed must be in the database afterwards, and the database must be whole.
exec python3 "$(dirname "$0")/kill_loop.py" "$@"
