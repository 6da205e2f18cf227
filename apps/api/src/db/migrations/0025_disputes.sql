CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"check_id" uuid,
	"incident_id" uuid,
	"words" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"ended_at" timestamp with time zone,
	"decision_note" text,
	CONSTRAINT "disputes_status" CHECK ("disputes"."status" in ('open', 'upheld', 'rejected', 'withdrawn')),
	CONSTRAINT "disputes_of_one_finding" CHECK (("disputes"."check_id" is null) <> ("disputes"."incident_id" is null))
);
--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_incident_id_misconduct_reports_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."misconduct_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open_of_check" ON "disputes" USING btree ("check_id") WHERE "disputes"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open_of_incident" ON "disputes" USING btree ("incident_id") WHERE "disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "disputes_waiting" ON "disputes" USING btree ("created_at","id") WHERE "disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "disputes_by_worker" ON "disputes" USING btree ("worker_id","created_at" DESC NULLS LAST);