ALTER TABLE "verification_codes" ADD COLUMN "sent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "attempts_elsewhere" integer DEFAULT 0 NOT NULL;