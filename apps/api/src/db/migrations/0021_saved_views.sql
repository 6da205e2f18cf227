CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"queue" text NOT NULL,
	"view" text NOT NULL,
	"level" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_queue" CHECK ("saved_views"."queue" in ('identity', 'references', 'criminal_record', 'social_media', 'health', 'work_history', 'misconduct_registry', 'final_review', 'second_look', 'incidents', 'disputes', 'documents', 'reviews', 'refunds', 'chargebacks')),
	CONSTRAINT "saved_views_view" CHECK ("saved_views"."view" in ('open', 'unassigned', 'held', 'late', 'snoozed', 'waiting')),
	CONSTRAINT "saved_views_level" CHECK ("saved_views"."level" in ('lite', 'standard', 'premium'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_by_name" ON "saved_views" USING btree ("member_id",lower("name"));