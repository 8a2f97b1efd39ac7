-- Appends an entry to the log: its hash is that of `formats/aad.ts` over the entry before it. The lock lasts until the
-- transaction ends, so this comes last in it. `tail` is the additional data after the number.
create function auth.append_audit(at bigint, actor text, event text, meta text, tail text)
returns void language plpgsql as $$
declare
  last_seq bigint := 0;
  last_hash bytea := decode(repeat('00', 32), 'hex');
begin
  perform pg_advisory_xact_lock(472302);
  select a.seq, a.hash into last_seq, last_hash from auth.audit a order by a.seq desc limit 1;
  last_seq := coalesce(last_seq, 0);
  last_hash := coalesce(last_hash, decode(repeat('00', 32), 'hex'));
  insert into auth.audit (seq, prev_hash, hash, at, actor_hmac, event, meta)
  values (
    last_seq + 1,
    last_hash,
    sha256(last_hash || convert_to('audit|' || (last_seq + 1) || '|' || tail, 'UTF8')),
    at, actor, event, meta
  );
end $$;

-- Ends a sign-in by e-mail whose code was right, in one round trip: uses the code up, makes the user where there is none, and
-- begins a session. Nothing is written unless `outcome` is `done`. `moved`: the address is that of another user than `userId`
-- says, whom `owner` names; `used`: the code was; `unapproved`: the device is no longer; `reserved`: somebody may take the
-- address back.
create function auth.begin_email_session(p jsonb, out outcome text, out owner uuid) language plpgsql as $$
declare
  now_ms bigint := (p ->> 'now')::bigint;
  is_known boolean;
begin
  -- Whoever makes or moves the same identity waits.
  perform pg_advisory_xact_lock(hashtextextended((p ->> 'project') || '|email|' || (p ->> 'subject'), 0));
  select i.user_id into owner from auth.identity i
  where i.project_id = p ->> 'project' and i.issuer = 'email' and i.subject = p ->> 'subject';
  is_known := owner is not null;
  if is_known and owner <> (p ->> 'userId')::uuid or not is_known and (p ->> 'isKnown')::boolean then
    outcome := 'moved';
    return;
  end if;
  if not is_known and exists (
    select from auth.email_change c
    where c.project_id = p ->> 'project' and c.old_hmac = p ->> 'subject'
      and c.revert_until > now_ms and c.reverted_at is null
  ) then
    outcome := 'reserved';
    return;
  end if;
  perform from auth.device d where d.id = (p ->> 'deviceId')::uuid and d.revoked_at is null for update;
  if not found then
    outcome := 'unapproved';
    return;
  end if;
  update auth.challenge c set consumed_at = now_ms
  where c.id = (p ->> 'challenge')::uuid and c.consumed_at is null;
  if not found then
    outcome := 'used';
    return;
  end if;
  owner := (p ->> 'userId')::uuid;
  if not is_known then
    insert into auth.account (id, project_id, first_device, created_at)
    values (owner, p ->> 'project', p ->> 'thumbprint', now_ms);
    insert into auth.identity (id, user_id, project_id, issuer, subject, email_sealed, verified_at)
    values (
      (p ->> 'identityId')::uuid, owner, p ->> 'project', 'email', p ->> 'subject',
      decode(p ->> 'emailSealed', 'base64'), now_ms
    );
  end if;
  update auth.device d set user_id = owner, last_seen = now_ms, agent = p ->> 'agent'
  where d.id = (p ->> 'deviceId')::uuid;
  update auth.session s set revoked_at = now_ms
  where s.project_id = p ->> 'project' and s.thumbprint = p ->> 'thumbprint' and s.revoked_at is null;
  insert into auth.session (
    id, user_id, device_id, project_id, thumbprint, parent_origin, generation, created_at, last_seen, expires_at
  )
  values (
    (p ->> 'sessionId')::uuid, owner, (p ->> 'deviceId')::uuid, p ->> 'project', p ->> 'thumbprint',
    p ->> 'parentOrigin', 1, now_ms, now_ms, (p ->> 'expiresAt')::bigint
  );
  perform auth.append_audit(now_ms, p ->> 'actor', 'session/begun', p ->> 'meta', p ->> 'tail');
  outcome := 'done';
end $$;
