CREATE TABLE "identity_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"part" text NOT NULL,
	"place" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "identity_images_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "identity_images_part" CHECK ("identity_images"."part" in ('selfie', 'liveness', 'id_front', 'id_back'))
);
--> statement-breakpoint
CREATE TABLE "identity_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"worker_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"provider_job_id" text,
	"handovers" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"provider_word" text,
	"word_seen_at" timestamp with time zone,
	"called_back_at" timestamp with time zone,
	"provider_reason" text,
	"own_photos" boolean DEFAULT false NOT NULL,
	"name_given" text NOT NULL,
	"name_on_id" text,
	"consent_language" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text,
	"images_ended_at" timestamp with time zone,
	CONSTRAINT "identity_jobs_providerJobId_unique" UNIQUE("provider_job_id"),
	CONSTRAINT "identity_jobs_state" CHECK ("identity_jobs"."state" in ('queued', 'handing_over', 'processing', 'provisional', 'review', 'name_differs', 'verified', 'failed')),
	CONSTRAINT "identity_jobs_language" CHECK ("identity_jobs"."consent_language" in ('en', 'sw'))
);
--> statement-breakpoint
ALTER TABLE "provider_events" DROP CONSTRAINT "provider_events_provider";--> statement-breakpoint
ALTER TABLE "identity_images" ADD CONSTRAINT "identity_images_job_id_identity_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."identity_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_images" ADD CONSTRAINT "identity_images_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD CONSTRAINT "identity_jobs_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD CONSTRAINT "identity_jobs_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_images_by_job" ON "identity_images" USING btree ("job_id","part","place");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_jobs_one_open" ON "identity_jobs" USING btree ("worker_id") WHERE "identity_jobs"."state" in ('queued', 'handing_over', 'processing', 'provisional', 'review', 'name_differs');--> statement-breakpoint
CREATE UNIQUE INDEX "identity_jobs_by_worker" ON "identity_jobs" USING btree ("worker_id","attempt");--> statement-breakpoint
CREATE INDEX "identity_jobs_due" ON "identity_jobs" USING btree ("next_try_at") WHERE "identity_jobs"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "identity_jobs_open" ON "identity_jobs" USING btree ("created_at","id") WHERE "identity_jobs"."state" in ('queued', 'handing_over', 'processing', 'provisional', 'review', 'name_differs');--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_provider" CHECK ("provider_events"."provider" in ('paystack', 'africastalking_inbound', 'africastalking_delivery', 'smileid'));