CREATE TABLE "check_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"check_id" uuid NOT NULL,
	"file_key" text,
	"sha256" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "audit_log_looks";--> statement-breakpoint
ALTER TABLE "check_attachments" ADD CONSTRAINT "check_attachments_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_attachments" ADD CONSTRAINT "check_attachments_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_attachments" ADD CONSTRAINT "check_attachments_added_by_ops_members_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_attachments_once" ON "check_attachments" USING btree ("check_id","sha256") WHERE "check_attachments"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "check_attachments_kept" ON "check_attachments" USING btree ("added_at") WHERE "check_attachments"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "check_attachments_by_file" ON "check_attachments" USING btree ("file_key") WHERE "check_attachments"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_looks" ON "audit_log" USING btree (("details" ->> 'worker'),"id") WHERE "audit_log"."action" in ('case-file-opened', 'report-read', 'verdicts-read', 'documents-seen', 'document-opened', 'attachment-opened', 'references-read', 'reference-number-shown', 'identity-opened', 'identity-photo-opened', 'incident-opened', 'dispute-opened', 'review-opened', 'reported-words-opened', 'messages-opened', 'refund-opened', 'chargeback-opened-by-team');--> statement-breakpoint
-- A file that a member adds to a check is work on a person (decisions 14).
CREATE FUNCTION check_attachments_refuse_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF member_has_conflict(NEW.added_by, (SELECT worker_id FROM checks WHERE id = NEW.check_id)) THEN
    RAISE EXCEPTION 'a member does not work on a person whom she knows' USING ERRCODE = 'check_violation', CONSTRAINT = 'member_conflict';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_conflict BEFORE INSERT ON check_attachments FOR EACH ROW EXECUTE FUNCTION check_attachments_refuse_conflict();
