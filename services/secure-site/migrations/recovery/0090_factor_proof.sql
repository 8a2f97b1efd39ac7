-- The proof of a factor was shown once; `restored_at` is when the recovery key that it wraps was, too.
alter table recovery.factor add column opened_at bigint;
update recovery.factor set opened_at = restored_at;

-- A factor that was removed opens nothing. It is kept for as long as that can be taken back.
alter table recovery.factor add column removed_at bigint;
