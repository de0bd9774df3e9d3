#!/bin/sh
# Copies the primary at the first start, and follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What an interrupted copy has left.
  find "$PGDATA" -mindepth 1 -delete
  chmod 700 "$PGDATA"
  pg_basebackup --host="${PRIMARY:-postgres}" --port="${PRIMARY_PORT:-5432}" --username=replica --pgdata="$PGDATA" \
    --checkpoint=fast --write-recovery-conf
fi
exec postgres
