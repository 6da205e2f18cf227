CREATE TABLE "revoked_report_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "revoked_report_codes" ADD CONSTRAINT "revoked_report_codes_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revoked_report_codes_by_report" ON "revoked_report_codes" USING btree ("report_id");