CREATE TABLE "check_slips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"check_id" uuid NOT NULL,
	"previous_at" timestamp with time zone NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_slips_reason" CHECK ("check_slips"."reason" in ('waiting-for-worker', 'waiting-for-referee', 'waiting-for-provider', 'waiting-for-other-checks', 'team-behind'))
);
--> statement-breakpoint
ALTER TABLE "check_slips" ADD CONSTRAINT "check_slips_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_slips_by_check" ON "check_slips" USING btree ("check_id","at" DESC NULLS LAST);