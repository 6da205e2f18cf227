ALTER TABLE "checks" DROP CONSTRAINT "checks_by_two";--> statement-breakpoint
DROP INDEX "audit_log_looks";--> statement-breakpoint
ALTER TABLE "referee_notices" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_log_looks" ON "audit_log" USING btree (("details" ->> 'worker'),"id") WHERE "audit_log"."action" in ('case-file-opened', 'report-read', 'verdicts-read', 'documents-seen', 'document-opened', 'references-read', 'reference-number-shown', 'identity-opened', 'identity-photo-opened', 'incident-opened', 'dispute-opened', 'review-opened', 'reported-words-opened', 'messages-opened', 'refund-opened', 'chargeback-opened-by-team');--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_by_two" CHECK ("checks"."seconded_by" is null or ("checks"."decided_by" is not null and "checks"."seconded_by" <> "checks"."decided_by"));--> statement-breakpoint
-- As migration 0029 has it, with the households that only asked for a worker's number.
CREATE OR REPLACE FUNCTION workers_known_to(member uuid) RETURNS TABLE (worker_id uuid) LANGUAGE sql STABLE AS $$
  WITH known AS (
    SELECT phone FROM ops_members WHERE id = member
    UNION ALL SELECT phone FROM member_conflicts WHERE member_id = member
  ), households AS (
    SELECT e.id FROM employers e JOIN known ON known.phone = e.phone
  )
  SELECT w.id FROM workers w JOIN known ON known.phone = w.phone
    UNION ALL SELECT r.worker_id FROM worker_references r JOIN known ON known.phone = r.phone
    UNION ALL SELECT p.worker_id FROM prospects p JOIN households h ON h.id = p.employer_id
    UNION ALL SELECT p.worker_id FROM purchases p JOIN households h ON h.id = p.employer_id
    UNION ALL SELECT c.worker_id FROM contact_requests c JOIN households h ON h.id = c.employer_id
    UNION ALL SELECT r.worker_id FROM reviews r JOIN households h ON h.id = r.employer_id
    UNION ALL SELECT m.worker_id FROM misconduct_reports m JOIN households h ON h.id = m.reporter_id
$$;
--> statement-breakpoint
-- A call to a referee and an entry of a payer's account are work on a person too (decisions 14).
CREATE FUNCTION calls_refuse_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF member_has_conflict(NEW.member_id, (SELECT worker_id FROM worker_references WHERE id = NEW.reference_id)) THEN
    RAISE EXCEPTION 'a member does not work on a person whom she knows' USING ERRCODE = 'check_violation', CONSTRAINT = 'member_conflict';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_conflict BEFORE INSERT ON reference_calls FOR EACH ROW EXECUTE FUNCTION calls_refuse_conflict();
--> statement-breakpoint
CREATE FUNCTION refund_details_refuse_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  worker uuid := (SELECT p.worker_id FROM refunds r JOIN purchases p ON p.id = r.purchase_id WHERE r.id = NEW.refund_id);
BEGIN
  IF member_has_conflict(NEW.entered_by, worker) OR (NEW.agreed_by IS NOT NULL AND member_has_conflict(NEW.agreed_by, worker)) THEN
    RAISE EXCEPTION 'a member does not work on a person whom she knows' USING ERRCODE = 'check_violation', CONSTRAINT = 'member_conflict';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_conflict BEFORE INSERT OR UPDATE OF entered_by, agreed_by ON refund_details FOR EACH ROW EXECUTE FUNCTION refund_details_refuse_conflict();
--> statement-breakpoint
CREATE FUNCTION chargebacks_refuse_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF member_has_conflict(NEW.answered_by, (SELECT worker_id FROM purchases WHERE id = NEW.purchase_id)) THEN
    RAISE EXCEPTION 'a member does not work on a person whom she knows' USING ERRCODE = 'check_violation', CONSTRAINT = 'member_conflict';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_conflict BEFORE UPDATE OF answered_by ON chargebacks FOR EACH ROW WHEN (NEW.answered_by IS NOT NULL AND NEW.answered_by IS DISTINCT FROM OLD.answered_by) EXECUTE FUNCTION chargebacks_refuse_conflict();
