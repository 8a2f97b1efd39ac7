-- Made by drizzle-kit, then edited: the schema exists already, and transfers are partitioned, which drizzle-kit cannot
-- say. The indexer adds a partition for each chain and each range of blocks.
CREATE TABLE "gateway"."activity" (
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"block" bigint NOT NULL,
	"place" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	CONSTRAINT "activity_chain_account_block_place_pk" PRIMARY KEY("chain","account","block","place")
);

CREATE TABLE "gateway"."block" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "block_chain_number_pk" PRIMARY KEY("chain","number")
);

CREATE TABLE "gateway"."holding" (
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"token" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"standard" smallint NOT NULL,
	"block" bigint NOT NULL,
	CONSTRAINT "holding_chain_account_token_token_id_pk" PRIMARY KEY("chain","account","token","token_id")
);

CREATE TABLE "gateway"."indexed_chain" (
	"id" text PRIMARY KEY NOT NULL,
	"cursor" bigint NOT NULL,
	"final" bigint NOT NULL
);

CREATE TABLE "gateway"."transaction" (
	"chain" text NOT NULL,
	"block" bigint NOT NULL,
	"block_hash" text NOT NULL,
	"hash" text NOT NULL,
	"place" integer NOT NULL,
	"mined_at" bigint NOT NULL,
	"sender" text NOT NULL,
	"recipient" text,
	"nonce" bigint NOT NULL,
	"is_confirmed" boolean NOT NULL,
	CONSTRAINT "transaction_chain_block_block_hash_hash_pk" PRIMARY KEY("chain","block","block_hash","hash")
);

CREATE TABLE "gateway"."transfer" (
	"chain" text NOT NULL,
	"block" bigint NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"token" text,
	"token_id" numeric(78, 0),
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	CONSTRAINT "transfer_chain_block_block_hash_transaction_position_pk" PRIMARY KEY("chain","block","block_hash","transaction","position")
) PARTITION BY LIST ("chain");

CREATE INDEX "activity_block" ON "gateway"."activity" USING btree ("chain","block");

CREATE INDEX "holding_block" ON "gateway"."holding" USING btree ("chain","block");
