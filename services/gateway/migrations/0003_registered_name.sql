CREATE TABLE "gateway"."registered_name" (
	"name" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"coin_type" bigint NOT NULL,
	"is_key" boolean NOT NULL,
	"avatar" text,
	"bio" text,
	"signed_at" bigint NOT NULL,
	"registered_at" bigint NOT NULL
);

CREATE UNIQUE INDEX "registered_name_message" ON "gateway"."registered_name" USING btree ("account","signed_at");