ALTER TABLE "check_postponements" RENAME COLUMN "expected_at" TO "due_at";--> statement-breakpoint
ALTER TABLE "provider_events" RENAME COLUMN "worked_at" TO "processed_at";--> statement-breakpoint
ALTER INDEX "provider_events_unworked" RENAME TO "provider_events_unprocessed";
