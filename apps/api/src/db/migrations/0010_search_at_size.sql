CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "workers_newest";--> statement-breakpoint
CREATE INDEX "workers_listed_newest" ON "workers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "workers"."listed" and "workers"."profile_completed_at" is not null;--> statement-breakpoint
CREATE INDEX "workers_by_part_of_name" ON "workers" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workers_by_part_of_service" ON "workers" USING gin ("service_type" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workers_newest" ON "workers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);