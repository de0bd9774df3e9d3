#!/bin/sh
# Once, when the primary's database is made: whom the replica follows it as.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role replica login replication password :'password';
SQL
echo 'host replication replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
