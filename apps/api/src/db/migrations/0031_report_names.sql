ALTER TABLE "reports" ADD COLUMN "issued_name" text;--> statement-breakpoint
UPDATE "reports" SET "issued_name" = "workers"."name" FROM "cases", "workers" WHERE "cases"."id" = "reports"."case_id" AND "workers"."id" = "cases"."worker_id" AND "reports"."issued_at" IS NOT NULL;
