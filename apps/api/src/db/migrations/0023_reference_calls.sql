CREATE TABLE "reference_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"answers" jsonb,
	CONSTRAINT "reference_calls_outcome" CHECK ("reference_calls"."outcome" in ('verified', 'not_reached', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "reference_calls" ADD CONSTRAINT "reference_calls_reference_id_worker_references_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."worker_references"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_calls" ADD CONSTRAINT "reference_calls_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_calls_by_reference" ON "reference_calls" USING btree ("reference_id","at");