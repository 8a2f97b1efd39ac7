CREATE TABLE "gateway"."purchase" (
	"id" text PRIMARY KEY NOT NULL,
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"token" text,
	"amount" numeric(78, 0) NOT NULL,
	"total" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"signed" text,
	"hash" text,
	"created_at" bigint NOT NULL
);

CREATE INDEX "purchase_account" ON "gateway"."purchase" USING btree ("chain","account","created_at");
