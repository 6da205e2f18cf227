CREATE TABLE "worker_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "tells_contact_requests" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "tells_new_reviews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "tells_verification_updates" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "worker_notifications" ADD CONSTRAINT "worker_notifications_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "worker_notifications_once" ON "worker_notifications" USING btree ("worker_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "worker_notifications_newest" ON "worker_notifications" USING btree ("worker_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "worker_notifications_by_age" ON "worker_notifications" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_slug" UNIQUE("slug");