-- Of the Farcaster id whose signature releases the share; null for everybody else.
alter table recovery.share add column farcaster_hmac bytea;

-- Nonces of the signatures that released a share: each does once.
create table recovery.used_nonce (
  nonce text primary key,
  expires_at bigint not null
);
