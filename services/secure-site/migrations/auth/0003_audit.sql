-- What happened to an account. Each entry has the hash of the one before it, so a change or a gap shows.
create table auth.audit (
  seq bigint primary key,
  prev_hash bytea not null,
  hash bytea not null,
  at bigint not null,
  -- HMAC of the user's id.
  actor_hmac text not null,
  event text not null,
  meta text not null
);
create index audit_actor on auth.audit (actor_hmac, seq);

create function auth.refuse_change() returns trigger language plpgsql as $$ begin raise exception 'the audit log is append-only'; end $$;
create trigger audit_is_append_only before update or delete or truncate on auth.audit for each statement execute function auth.refuse_change();
