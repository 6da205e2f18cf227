DROP INDEX "workers_visible_newest";--> statement-breakpoint
CREATE INDEX "workers_newest" ON "workers" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);