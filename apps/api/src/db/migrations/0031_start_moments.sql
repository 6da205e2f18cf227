DROP INDEX "audit_log_looks";--> statement-breakpoint
ALTER TABLE "stopped_numbers" ALTER COLUMN "stopped_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stopped_numbers" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "opted_in_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_log_looks" ON "audit_log" USING btree (("details" ->> 'worker'),"id") WHERE "audit_log"."action" in ('case-file-opened', 'report-read', 'verdicts-read', 'documents-seen', 'document-opened', 'references-read', 'reference-number-shown', 'identity-opened', 'identity-photo-opened', 'incident-opened', 'dispute-opened', 'review-opened', 'reported-words-opened', 'messages-opened');