-- A request that the frame hands to a window of this site which it cannot reach, and what the window answers. Both are
-- encrypted by a key that no server has.
create table auth.exchange (
  id uuid primary key,
  -- Of the frame: each session has one at most.
  session_id uuid not null unique references auth.session (id) on delete cascade,
  user_id uuid not null,
  project_id text not null,
  -- Of the page that the frame is in.
  parent_origin text not null,
  request text not null,
  -- Of the window that took it.
  taker_id uuid,
  answer text,
  expires_at bigint not null
);
create index exchange_expires on auth.exchange (expires_at);
