-- Counts a try of a mailed code, in one statement, before anything is compared: of any number of calls at once no more than
-- `tries` get the row. With it come the user of the address and the device, when it is approved.
create function auth.try_email_code(challenge_id uuid, device_key text, now_ms bigint, tries integer)
returns table (
  project_id text, parent_origin text, email_hmac text, email_sealed bytea, hmac bytea, attempts integer,
  owner_id uuid, device_id uuid
) language plpgsql as $$
#variable_conflict use_column
begin
  return query
  update auth.challenge c set attempts = c.attempts + 1
  where c.id = challenge_id and c.purpose = 'otp' and c.thumbprint = device_key
    and c.consumed_at is null and c.attempts < tries and c.expires_at > now_ms
  returning c.project_id, c.parent_origin, c.email_hmac, c.email_sealed, c.hmac, c.attempts,
    (select i.user_id from auth.identity i
      where i.project_id = c.project_id and i.issuer = 'email' and i.subject = c.email_hmac),
    (select d.id from auth.device d
      where d.project_id = c.project_id and d.thumbprint = c.thumbprint and d.email_hmac = c.email_hmac
        and d.revoked_at is null);
end $$;
