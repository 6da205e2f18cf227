ALTER TABLE "workers" ADD COLUMN "trust_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "trust_reach" integer;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "registry_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The next run of the scheduled job computes every score and every count anew.
UPDATE "workers" SET "trust_review_at" = "created_at";