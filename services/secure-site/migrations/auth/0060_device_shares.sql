-- A generation of shares is of one device: the device share of no other goes with it. Null where its device was removed.
alter table auth.share add column thumbprint text;
-- When its confirmation began, which two databases carry out, and when it was done.
alter table auth.share add column confirming_at bigint;
alter table auth.share add column confirmed_at bigint;
update auth.share
set thumbprint = device.thumbprint, confirmed_at = wallet.created_at
from auth.wallet left join auth.device on device.id = wallet.holder_id
where wallet.id = share.wallet_id and wallet.share_gen = share.share_gen;
alter table auth.wallet drop column holder_id;

-- The highest generation that was ever begun: no number is given twice.
alter table auth.wallet add column top_gen bigint not null default 0;
update auth.wallet
set top_gen = greatest(share_gen, (select max(s.share_gen) from auth.share s where s.wallet_id = wallet.id));

-- Ed25519 key that is derived from WK: who confirms a generation signs by it.
alter table auth.wallet add column proof_key bytea;
