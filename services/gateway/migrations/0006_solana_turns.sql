-- Rows that are not final are read again, and know then whose list has them.
DELETE FROM "gateway"."solana_activity" WHERE "is_final" = false;
ALTER TABLE "gateway"."solana_activity" ADD COLUMN "source" text;
ALTER TABLE "gateway"."solana_source" ADD COLUMN "read_at" bigint;
ALTER TABLE "gateway"."solana_source" ADD COLUMN "held" text;
