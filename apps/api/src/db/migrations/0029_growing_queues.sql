ALTER TABLE "disputes" ADD COLUMN "turn_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "disputes_for_team" ON "disputes" USING btree (coalesce("turn_since", "created_at"),"id") WHERE "disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "misconduct_reports_for_team" ON "misconduct_reports" USING btree (coalesce(least("answered_at", ("asked_at" at time zone 'UTC' + interval '5 days') at time zone 'UTC'), "created_at"),"id") WHERE "misconduct_reports"."status" in ('reported', 'worker_asked');--> statement-breakpoint
CREATE INDEX "worker_references_by_phone" ON "worker_references" USING btree ("phone");
--> statement-breakpoint
-- The workers whom a member of the team knows (decisions 14), as `member_has_conflict` of migration 0018 told it of one. A list
-- of work asks once for all of them, instead of once for each row.
CREATE FUNCTION workers_known_to(member uuid) RETURNS TABLE (worker_id uuid) LANGUAGE sql STABLE AS $$
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
    UNION ALL SELECT r.worker_id FROM reviews r JOIN households h ON h.id = r.employer_id
    UNION ALL SELECT m.worker_id FROM misconduct_reports m JOIN households h ON h.id = m.reporter_id
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION member_has_conflict(member uuid, worker uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM workers_known_to(member) known WHERE known.worker_id = worker)
$$;
--> statement-breakpoint
-- The team can decide a dispute from the latest verdict about its check on. In the dispute, the queue has an index in this order.
CREATE FUNCTION turn_of_dispute(of_check uuid, created timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(v.created_at) FROM verdicts v WHERE v.check_id = of_check AND v.ended_at IS NULL AND v.created_at > created
$$;
--> statement-breakpoint
CREATE FUNCTION begin_turn_of_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.turn_since := turn_of_dispute(NEW.check_id, NEW.created_at);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER begin_turn BEFORE INSERT ON disputes FOR EACH ROW WHEN (NEW.check_id IS NOT NULL) EXECUTE FUNCTION begin_turn_of_dispute();
--> statement-breakpoint
CREATE FUNCTION verdicts_turn_disputes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE disputes SET turn_since = turn_of_dispute(check_id, created_at) WHERE check_id = NEW.check_id AND status = 'open';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER verdicts_turn_disputes AFTER INSERT OR UPDATE OF ended_at ON verdicts FOR EACH ROW WHEN (NEW.check_id IS NOT NULL) EXECUTE FUNCTION verdicts_turn_disputes();
--> statement-breakpoint
UPDATE disputes SET turn_since = turn_of_dispute(check_id, created_at) WHERE check_id IS NOT NULL;
