-- Sign-ins at an identity provider on their way: asked for by a device key, started once in a browser, called back once.
create table auth.social_login (
  id uuid primary key,
  project_id text not null,
  parent_origin text not null,
  provider text not null,
  thumbprint text not null,
  agent text not null,
  number text not null,
  attempts integer not null default 0,
  -- Where a sign-in in the app's own tab returns to.
  return_uri text,
  -- Of the cookie of the browser that started it.
  cookie_hmac bytea,
  -- Of what the callback hands over.
  handle_hmac bytea,
  profile_sealed bytea,
  created_at bigint not null,
  expires_at bigint not null,
  started_at bigint,
  called_back_at bigint,
  -- The number was typed where the provider had cut the window off.
  matched_at bigint,
  consumed_at bigint
);
create index social_login_expires on auth.social_login (expires_at);
