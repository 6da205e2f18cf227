CREATE TABLE "refund_details" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"refund_id" uuid NOT NULL,
	"fingerprint" text,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"agreed_by" uuid,
	"agreed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refund_details_by_two" CHECK ("refund_details"."agreed_by" <> "refund_details"."entered_by"),
	CONSTRAINT "refund_details_agreed" CHECK (("refund_details"."agreed_by" is null) = ("refund_details"."agreed_at" is null)),
	CONSTRAINT "refund_details_ended" CHECK (("refund_details"."ended_at" is null) = ("refund_details"."fingerprint" is not null))
);
--> statement-breakpoint
ALTER TABLE "refund_details" ADD CONSTRAINT "refund_details_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_details" ADD CONSTRAINT "refund_details_entered_by_ops_members_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_details" ADD CONSTRAINT "refund_details_agreed_by_ops_members_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_details_one_open" ON "refund_details" USING btree ("refund_id") WHERE "refund_details"."ended_at" is null;