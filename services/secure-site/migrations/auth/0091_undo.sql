-- Changes of factors and devices that the link of a mail takes back, for as long as it lives.
create table auth.change (
  id uuid primary key,
  user_id uuid not null references auth.account (id) on delete cascade,
  event text not null,
  -- The factor or the device.
  subject uuid not null,
  at bigint not null,
  undo_until bigint not null,
  undone_at bigint
);
create index change_user on auth.change (user_id, at);

-- Until when a passkey is still asked for whose factor was removed without it.
alter table auth.passkey add column ends_at bigint;
