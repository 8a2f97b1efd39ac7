-- The proof of a factor was shown once; `restored_at` is when the recovery key that it wraps was, too.
alter table recovery.factor add column opened_at bigint;
update recovery.factor set opened_at = restored_at;
