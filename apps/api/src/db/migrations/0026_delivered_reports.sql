ALTER TABLE "cases" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "cases_by_consent" ON "cases" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "checks_by_origin" ON "checks" USING btree ("carried_from") WHERE "checks"."carried_from" is not null;--> statement-breakpoint
CREATE INDEX "asks_by_worker" ON "asks" USING btree ("worker_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "cases" SET "delivered_at" = coalesce("cases"."completed_at", "first"."at") FROM (SELECT "subject", min("at") AS "at" FROM "audit_log" WHERE "action" = 'case-completed' GROUP BY "subject") AS "first" WHERE "first"."subject" = 'case:' || "cases"."id";--> statement-breakpoint
UPDATE "cases" SET "delivered_at" = "completed_at" WHERE "delivered_at" IS NULL AND "completed_at" IS NOT NULL;
