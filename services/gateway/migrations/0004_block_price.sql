CREATE TABLE "gateway"."block_price" (
	"chain" text NOT NULL,
	"block" bigint NOT NULL,
	"block_hash" text NOT NULL,
	"token" text NOT NULL,
	"price" double precision NOT NULL,
	CONSTRAINT "block_price_chain_block_block_hash_token_pk" PRIMARY KEY("chain","block","block_hash","token")
);
