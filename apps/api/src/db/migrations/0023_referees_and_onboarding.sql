CREATE TABLE "referee_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"phone_hash" text NOT NULL,
	"number" integer NOT NULL,
	"language" text NOT NULL,
	"told_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refused_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referee_notices_language" CHECK ("referee_notices"."language" in ('en', 'sw'))
);
--> statement-breakpoint
CREATE TABLE "stopped_numbers" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "worker_references" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "worker_references" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "worker_references" ADD COLUMN "calls_unanswered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "worker_references" ADD COLUMN "last_called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "stated_age" integer;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "stated_age_on" date;--> statement-breakpoint
ALTER TABLE "referee_notices" ADD CONSTRAINT "referee_notices_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referee_notices_once" ON "referee_notices" USING btree ("worker_id","phone_hash");--> statement-breakpoint
CREATE INDEX "referee_notices_by_number" ON "referee_notices" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "referee_notices_untold" ON "referee_notices" USING btree ("created_at") WHERE "referee_notices"."told_at" is null and "referee_notices"."refused_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "worker_references_one_per_number" ON "worker_references" USING btree ("worker_id","phone");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_code" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "worker_references" ADD CONSTRAINT "worker_references_status" CHECK ("worker_references"."status" in ('pending', 'verified', 'refused'));--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_gender" CHECK ("workers"."gender" in ('female', 'male'));