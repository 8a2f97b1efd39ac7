-- Sign-ins with Farcaster on their way: asked for by a device key, completed once over a channel of the relay.
create table auth.farcaster_login (
  id uuid primary key,
  project_id text not null,
  parent_origin text not null,
  thumbprint text not null,
  agent text not null,
  nonce text not null,
  -- The token of the channel, in the format env1.
  channel_sealed bytea not null,
  created_at bigint not null,
  expires_at bigint not null,
  consumed_at bigint
);
create index farcaster_login_expires on auth.farcaster_login (expires_at);
