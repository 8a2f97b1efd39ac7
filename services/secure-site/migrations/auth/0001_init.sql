-- Times are milliseconds since 1970 by the clock of the service. Secrets are in the format env1.
create table auth.secret (name text primary key, sealed bytea not null);

create table auth.account (
  id uuid primary key,
  project_id text not null,
  first_device text not null,
  created_at bigint not null
);

create table auth.identity (
  id uuid primary key,
  user_id uuid not null references auth.account (id) on delete cascade,
  project_id text not null,
  issuer text not null,
  -- For e-mail the HMAC of the address.
  subject text not null,
  email_sealed bytea,
  verified_at bigint not null,
  unique (project_id, issuer, subject)
);

-- A device key that the owner of an address approved, whether the address has an account or not.
create table auth.device (
  id uuid primary key,
  project_id text not null,
  thumbprint text not null,
  email_hmac text not null,
  user_id uuid references auth.account (id) on delete cascade,
  agent text not null,
  approved_at bigint not null,
  last_seen bigint not null,
  revoked_at bigint,
  unique (project_id, thumbprint, email_hmac)
);

create table auth.session (
  id uuid primary key,
  user_id uuid not null references auth.account (id) on delete cascade,
  device_id uuid not null references auth.device (id) on delete cascade,
  project_id text not null,
  thumbprint text not null,
  parent_origin text not null,
  generation integer not null,
  created_at bigint not null,
  last_seen bigint not null,
  expires_at bigint not null,
  revoked_at bigint
);
create index session_thumbprint on auth.session (project_id, thumbprint);

-- One-time codes and links that approve a device.
create table auth.challenge (
  id uuid primary key,
  purpose text not null,
  project_id text not null,
  parent_origin text not null,
  thumbprint text not null,
  email_hmac text not null,
  email_sealed bytea not null,
  agent text not null,
  hmac bytea not null,
  number text,
  attempts integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  approved_at bigint,
  consumed_at bigint
);
create index challenge_address on auth.challenge (project_id, email_hmac, purpose);
create index challenge_expires on auth.challenge (expires_at);

create table auth.wallet (
  id uuid primary key,
  user_id uuid not null unique references auth.account (id) on delete cascade,
  project_id text not null,
  state text not null,
  gen bigint not null,
  share_gen bigint not null,
  blob_sealed bytea not null,
  eip155 text not null,
  solana text not null,
  tier text not null,
  created_at bigint not null
);

create table auth.share (
  wallet_id uuid not null references auth.wallet (id) on delete cascade,
  share_gen bigint not null,
  sealed bytea not null,
  read_at bigint,
  primary key (wallet_id, share_gen)
);
