ALTER TABLE "reference_calls" DROP CONSTRAINT "reference_calls_outcome";--> statement-breakpoint
ALTER TABLE "worker_documents" ADD COLUMN "person_version" text;--> statement-breakpoint
ALTER TABLE "reference_calls" ADD CONSTRAINT "reference_calls_outcome" CHECK ("reference_calls"."outcome" in ('verified', 'not_reached', 'refused', 'denied'));