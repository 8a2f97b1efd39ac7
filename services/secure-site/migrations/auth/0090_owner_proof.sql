-- What proves the owner of a wallet: when a factor in use was proved by its recovery key, and the nonce that the wallet key
-- signs next.
alter table auth.session add column factor_at bigint;
alter table auth.session add column change_nonce text;
