-- A social account may have no address that its provider verified.
alter table recovery.share alter column email_sealed drop not null;
