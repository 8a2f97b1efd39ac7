CREATE TABLE "gateway"."solana_activity" (
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"slot" bigint NOT NULL,
	"signature" text NOT NULL,
	"mined_at" bigint,
	"is_confirmed" boolean NOT NULL,
	"is_final" boolean NOT NULL,
	CONSTRAINT "solana_activity_chain_account_slot_signature_pk" PRIMARY KEY("chain","account","slot","signature")
);

CREATE TABLE "gateway"."solana_source" (
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"final" text,
	"oldest" text,
	"oldest_slot" bigint,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "solana_source_chain_account_address_pk" PRIMARY KEY("chain","account","address")
);

ALTER TABLE "gateway"."transfer" ADD COLUMN "decimals" smallint;
