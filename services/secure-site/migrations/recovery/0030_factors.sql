-- The generation of the recovery key that seals a share of the user-held tier.
alter table recovery.share add column key_gen bigint;

-- Factors that a user holds. Each wraps the recovery key; its verifier and that text are sealed by the role.
create table recovery.factor (
  id uuid primary key,
  wallet_id uuid not null,
  user_id uuid not null,
  key_gen bigint not null,
  params text not null,
  sealed bytea not null,
  created_at bigint not null,
  restored_at bigint,
  confirmed_at bigint
);
create index factor_wallet on recovery.factor (wallet_id);

-- Assisted recoveries that wait for their time.
create table recovery.delay (
  wallet_id uuid primary key,
  user_id uuid not null,
  thumbprint text not null,
  asked_at bigint not null,
  ready_at bigint not null,
  cancel_hmac bytea not null,
  cancelled_at bigint
);
