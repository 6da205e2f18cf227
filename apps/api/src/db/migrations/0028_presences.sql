-- Unlogged: who has which page open is told again within seconds, so a crash may empty the table.
CREATE UNLOGGED TABLE "presences" (
	"member_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_subject_id_subject_kind_member_id_pk" PRIMARY KEY("subject_id","subject_kind","member_id"),
	CONSTRAINT "presences_subject_kind" CHECK ("presences"."subject_kind" in ('case', 'check', 'identity', 'incident', 'review', 'dispute', 'document', 'refund', 'chargeback'))
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_by_time" ON "presences" USING btree ("seen_at");