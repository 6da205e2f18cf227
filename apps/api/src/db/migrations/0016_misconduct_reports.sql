CREATE TABLE "misconduct_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"review_id" uuid,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'reported' NOT NULL,
	"asked_by" text,
	"asked_at" timestamp with time zone,
	"statement" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	CONSTRAINT "misconduct_reports_reviewId_unique" UNIQUE("review_id"),
	CONSTRAINT "misconduct_reports_status" CHECK ("misconduct_reports"."status" in ('reported', 'worker_asked', 'upheld', 'dismissed')),
	CONSTRAINT "misconduct_reports_category" CHECK ("misconduct_reports"."category" in ('theft', 'abuse', 'negligence', 'confidentiality', 'substance_abuse', 'abandonment')),
	CONSTRAINT "misconduct_reports_region" CHECK ("misconduct_reports"."region" in ('nairobi_central', 'coast_east', 'rift_west')),
	CONSTRAINT "misconduct_reports_asked_by" CHECK ("misconduct_reports"."asked_by" in ('sms', 'phone'))
);
--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_reporter_id_employers_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "misconduct_reports_said_once" ON "misconduct_reports" USING btree ("reporter_id","worker_id","category",md5("description"));--> statement-breakpoint
CREATE INDEX "misconduct_reports_waiting" ON "misconduct_reports" USING btree ("created_at","id") WHERE "misconduct_reports"."status" in ('reported', 'worker_asked');--> statement-breakpoint
CREATE INDEX "misconduct_reports_by_worker" ON "misconduct_reports" USING btree ("worker_id","status","decided_at" DESC NULLS LAST);