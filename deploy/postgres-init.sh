#!/bin/sh
# Makes the databases and users. The image of Postgres runs it once, on an empty volume.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set gateway="$GATEWAY_PASSWORD" --set auth="$AUTH_PASSWORD" --set recovery="$RECOVERY_PASSWORD" <<'SQL'
create role gateway login password :'gateway';
create role auth login password :'auth';
create role recovery login password :'recovery';
create database gateway owner gateway;
create database wallet;
grant create on database wallet to auth, recovery;
SQL
