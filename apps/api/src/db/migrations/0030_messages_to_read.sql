CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text,
	"language" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"texts" integer NOT NULL,
	"dropped" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"outcome" text,
	"sentence" text,
	"reason" text,
	"note" text,
	CONSTRAINT "message_threads_language" CHECK ("message_threads"."language" in ('en', 'sw')),
	CONSTRAINT "message_threads_outcome" CHECK ("message_threads"."outcome" in ('answered', 'stopped', 'no_action', 'lapsed')),
	CONSTRAINT "message_threads_sentence" CHECK ("message_threads"."sentence" in ('how_to_answer', 'who_asked', 'how_to_stop', 'will_call', 'not_by_sms')),
	CONSTRAINT "message_threads_reason" CHECK ("message_threads"."reason" in ('thanks_or_greeting', 'advertisement', 'meant_for_another_person', 'unreadable')),
	CONSTRAINT "message_threads_texts" CHECK ("message_threads"."texts" between 1 and 20 and ("message_threads"."dropped" = 0 or "message_threads"."texts" = 20)),
	CONSTRAINT "message_threads_closed" CHECK (("message_threads"."closed_at" is null) = ("message_threads"."outcome" is null)),
	CONSTRAINT "message_threads_open_has_phone" CHECK ("message_threads"."closed_at" is not null or "message_threads"."phone" is not null),
	CONSTRAINT "message_threads_of_outcome" CHECK (("message_threads"."closed_by" is not null) = coalesce("message_threads"."outcome" <> 'lapsed', false)
          and ("message_threads"."sentence" is not null) = coalesce("message_threads"."outcome" = 'answered', false)
          and ("message_threads"."reason" is not null) = coalesce("message_threads"."outcome" = 'no_action', false))
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"text_cipher" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"is_explained" boolean NOT NULL,
	CONSTRAINT "thread_messages_eventId_unique" UNIQUE("event_id")
);
--> statement-breakpoint
ALTER TABLE "assignments" DROP CONSTRAINT "assignments_subject_kind";--> statement-breakpoint
ALTER TABLE "presences" DROP CONSTRAINT "presences_subject_kind";--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_queue";--> statement-breakpoint
ALTER TABLE "snoozes" DROP CONSTRAINT "snoozes_subject_kind";--> statement-breakpoint
DROP INDEX "audit_log_looks";--> statement-breakpoint
ALTER TABLE "assignments" ALTER COLUMN "worker_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_closed_by_ops_members_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_event_id_provider_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."provider_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_threads_one_open" ON "message_threads" USING btree ("phone") WHERE "message_threads"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "message_threads_for_team" ON "message_threads" USING btree ("opened_at","id") WHERE "message_threads"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "message_threads_by_code" ON "message_threads" USING btree (right("id"::text, 6));--> statement-breakpoint
CREATE INDEX "message_threads_kept" ON "message_threads" USING btree ("closed_at") WHERE "message_threads"."phone" is not null;--> statement-breakpoint
CREATE INDEX "thread_messages_by_thread" ON "thread_messages" USING btree ("thread_id","received_at");--> statement-breakpoint
CREATE INDEX "audit_log_looks" ON "audit_log" USING btree (("details" ->> 'worker'),"id") WHERE "audit_log"."action" in ('case-file-opened', 'report-read', 'verdicts-read', 'documents-seen', 'document-opened', 'references-read', 'reference-number-shown', 'identity-opened', 'identity-photo-opened', 'incident-opened', 'dispute-opened', 'review-opened', 'messages-opened');--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_about_worker" CHECK (("assignments"."worker_id" is null) = ("assignments"."subject_kind" = 'message'));--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_subject_kind" CHECK ("assignments"."subject_kind" in ('check', 'identity', 'incident', 'review', 'dispute', 'document', 'refund', 'chargeback', 'message'));--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_subject_kind" CHECK ("presences"."subject_kind" in ('case', 'check', 'identity', 'incident', 'review', 'dispute', 'document', 'refund', 'chargeback', 'message'));--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_queue" CHECK ("saved_views"."queue" in ('identity', 'references', 'criminal_record', 'social_media', 'health', 'work_history', 'misconduct_registry', 'final_review', 'second_look', 'incidents', 'disputes', 'documents', 'reviews', 'messages', 'refunds', 'chargebacks'));--> statement-breakpoint
ALTER TABLE "snoozes" ADD CONSTRAINT "snoozes_subject_kind" CHECK ("snoozes"."subject_kind" in ('check', 'identity', 'incident', 'review', 'dispute', 'document', 'refund', 'chargeback', 'message'));
--> statement-breakpoint
-- The phones of a member of the team, of whom she declared, and of everybody around a worker whom she knows (decisions 14).
CREATE FUNCTION phones_known_to(member uuid) RETURNS TABLE (phone text) LANGUAGE sql STABLE AS $$
  SELECT m.phone FROM ops_members m WHERE m.id = member
    UNION ALL SELECT c.phone FROM member_conflicts c WHERE c.member_id = member
    UNION ALL SELECT w.phone FROM workers w JOIN workers_known_to(member) known ON known.worker_id = w.id
    UNION ALL SELECT r.phone FROM worker_references r JOIN workers_known_to(member) known ON known.worker_id = r.worker_id
      WHERE r.phone IS NOT NULL
$$;
--> statement-breakpoint
-- Whether a member knows somebody around a piece of work: by its phone where it is about one, else by its worker.
CREATE FUNCTION member_knows_work(member uuid, kind text, subject uuid, worker uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN kind = 'message'
    THEN EXISTS (SELECT FROM message_threads t JOIN phones_known_to(member) known ON known.phone = t.phone WHERE t.id = subject)
    ELSE member_has_conflict(member, worker) END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION assignments_without_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock lets whoever ends the membership, or declares a conflict, find this row.
  PERFORM FROM ops_members WHERE id = NEW.member_id AND status = 'active' FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'work is held by active members' USING ERRCODE = 'check_violation', CONSTRAINT = 'assignments_active_member';
  END IF;
  IF member_knows_work(NEW.member_id, NEW.subject_kind, NEW.subject_id, NEW.worker_id) THEN
    RAISE EXCEPTION 'a member does not work on a person whom she knows' USING ERRCODE = 'check_violation', CONSTRAINT = 'member_conflict';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION threads_refuse_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF member_knows_work(NEW.closed_by, 'message', NEW.id, NULL) THEN
    RAISE EXCEPTION 'a member does not work on a person whom she knows' USING ERRCODE = 'check_violation', CONSTRAINT = 'member_conflict';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_conflict BEFORE UPDATE OF closed_by ON message_threads FOR EACH ROW WHEN (NEW.closed_by IS NOT NULL AND NEW.closed_by IS DISTINCT FROM OLD.closed_by) EXECUTE FUNCTION threads_refuse_conflict();
--> statement-breakpoint
CREATE TRIGGER work_is_over AFTER UPDATE OF closed_at ON message_threads FOR EACH ROW WHEN (OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL) EXECUTE FUNCTION work_is_over('message');
