ALTER TABLE "identity_jobs" ADD COLUMN "callback_requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD COLUMN "callback_requested_at" timestamp with time zone;--> statement-breakpoint
-- The provider's doubt is final: nobody polls it any more.
UPDATE "identity_jobs" SET "next_try_at" = NULL WHERE "state" = 'provisional';