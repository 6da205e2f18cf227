CREATE TABLE "chargebacks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_dispute_id" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"status" text NOT NULL,
	"category" text,
	"amount_cents" integer,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"resolution" text,
	"resolved_at" timestamp with time zone,
	"evidence_id" text,
	"evidence_at" timestamp with time zone,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"alarm_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chargebacks_providerDisputeId_unique" UNIQUE("provider_dispute_id"),
	CONSTRAINT "chargebacks_status" CHECK ("chargebacks"."status" in ('awaiting-merchant-feedback', 'awaiting-bank-feedback', 'pending', 'resolved', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_answered_by_ops_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chargebacks_by_purchase" ON "chargebacks" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "chargebacks_by_time" ON "chargebacks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chargebacks_to_follow" ON "chargebacks" USING btree ("created_at","id") WHERE "chargebacks"."status" not in ('resolved', 'archived');--> statement-breakpoint
CREATE INDEX "chargebacks_to_alarm" ON "chargebacks" USING btree ("alarm_at") WHERE "chargebacks"."alarm_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at","id") WHERE "refunds"."status" <> 'processed';--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("created_at","id");