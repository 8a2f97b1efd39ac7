-- A generation that rotates WK brings the number, the blob and the proof key of the new WK. Its confirmation moves them to the
-- wallet.
alter table auth.share add column wallet_gen bigint;
alter table auth.share add column blob_sealed bytea;
alter table auth.share add column proof_key bytea;
