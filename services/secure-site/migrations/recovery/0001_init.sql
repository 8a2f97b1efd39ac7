-- Times are milliseconds since 1970 by the clock of the service. Secrets are in the format env1.
create table recovery.secret (name text primary key, sealed bytea not null);

create table recovery.share (
  wallet_id uuid not null,
  share_gen bigint not null,
  user_id uuid not null,
  kind text not null,
  sealed bytea not null,
  email_sealed bytea not null,
  checked_at bigint,
  confirmed_at bigint,
  primary key (wallet_id, share_gen)
);

create table recovery.challenge (
  id uuid primary key,
  wallet_id uuid not null,
  user_id uuid not null,
  thumbprint text not null,
  hmac bytea not null,
  attempts integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  consumed_at bigint
);
create index challenge_wallet on recovery.challenge (wallet_id);
