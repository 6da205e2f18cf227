ALTER TABLE "reviews" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decision_note" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_pending" ON "reviews" USING btree ("employer_id","worker_id") WHERE "reviews"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_by_employer" ON "reviews" USING btree ("employer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("updated_at","id") WHERE "reviews"."status" = 'pending';