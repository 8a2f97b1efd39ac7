-- Changes of a login address on their way, and done ones for as long as the old address may take them back.
create table auth.email_change (
  id uuid primary key,
  user_id uuid not null references auth.account (id) on delete cascade,
  project_id text not null,
  parent_origin text not null,
  thumbprint text not null,
  agent text not null,
  -- Of the mails.
  language text not null,
  -- Null for an account that had no address.
  old_hmac text,
  old_sealed bytea,
  new_hmac text not null,
  new_sealed bytea not null,
  old_code bytea,
  new_code bytea,
  attempts integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  old_verified_at bigint,
  consumed_at bigint,
  changed_at bigint,
  revert_until bigint,
  reverted_at bigint,
  -- What has to follow a change or its end, and did not yet: mails, and the address of the recovery role.
  is_told boolean not null default true,
  is_followed boolean not null default true
);
create index email_change_user on auth.email_change (user_id, created_at);
create index email_change_old on auth.email_change (project_id, old_hmac);
