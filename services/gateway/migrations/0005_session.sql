CREATE TABLE "gateway"."session" (
	"pci" text PRIMARY KEY NOT NULL,
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"context" text NOT NULL,
	"expiry" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"revoked_at" bigint,
	"project_id" text,
	"origin" text
);

CREATE INDEX "session_account" ON "gateway"."session" USING btree ("chain","account","created_at");