-- When the user of a session proved himself again, by a mailed code or a passkey, and the open challenge of WebAuthn.
alter table auth.session add column reauth_at bigint;
alter table auth.session add column passkey_at bigint;
alter table auth.session add column passkey_challenge text;

create table auth.passkey (
  -- Of the factor that the recovery role keeps.
  id uuid primary key,
  user_id uuid not null references auth.account (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  created_at bigint not null,
  -- The factor was opened once; before, the passkey is asked for nothing.
  confirmed_at bigint
);
create index passkey_user on auth.passkey (user_id);

-- The device that confirmed the shares, and the generation that a device was given the recovery share of.
alter table auth.wallet add column holder_id uuid;
alter table auth.device add column released_gen bigint;

-- When the account is erased, and what is left of it then.
alter table auth.account add column delete_at bigint;
create table auth.tombstone (
  user_hmac text primary key,
  deleted_at bigint not null
);
