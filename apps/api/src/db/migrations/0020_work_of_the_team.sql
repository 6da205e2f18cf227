CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"assigned_by" uuid NOT NULL,
	"reason" text,
	"ended_at" timestamp with time zone,
	"end" text,
	CONSTRAINT "assignments_subject_kind" CHECK ("assignments"."subject_kind" in ('check', 'identity', 'incident', 'review', 'dispute', 'document', 'refund', 'chargeback')),
	CONSTRAINT "assignments_end" CHECK ("assignments"."end" in ('put_back', 'handed_over', 'verdict', 'over', 'left_team', 'other_role', 'conflict')),
	CONSTRAINT "assignments_ended" CHECK (("assignments"."ended_at" is null) = ("assignments"."end" is null))
);
--> statement-breakpoint
CREATE TABLE "snoozes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "snoozes_subject_kind" CHECK ("snoozes"."subject_kind" in ('check', 'identity', 'incident', 'review', 'dispute', 'document', 'refund', 'chargeback'))
);
--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "turn" text;--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "turn_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD COLUMN "turn_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "turn_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assigned_by_ops_members_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snoozes" ADD CONSTRAINT "snoozes_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_one_open" ON "assignments" USING btree ("subject_kind","subject_id") WHERE "assignments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "assignments_by_member" ON "assignments" USING btree ("member_id","worker_id") WHERE "assignments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "assignments_by_subject" ON "assignments" USING btree ("subject_id","assigned_at");--> statement-breakpoint
CREATE INDEX "assignments_by_worker" ON "assignments" USING btree ("worker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "snoozes_one_open" ON "snoozes" USING btree ("subject_kind","subject_id") WHERE "snoozes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "checks_for_team" ON "checks" USING btree ("kind","due_at","id") WHERE "checks"."turn" = 'team' and "checks"."status" in ('pending', 'in_progress', 'waiting');--> statement-breakpoint
CREATE INDEX "checks_for_second_look" ON "checks" USING btree ("due_at","id") WHERE "checks"."turn" = 'team' and ("checks"."status" in ('second_look', 'settling') or "checks"."kind" = 'identity');--> statement-breakpoint
CREATE INDEX "checks_for_others" ON "checks" USING btree ("kind","due_at","id") WHERE "checks"."turn" = 'others';--> statement-breakpoint
CREATE INDEX "chargebacks_for_team" ON "chargebacks" USING btree (coalesce("due_at", "opened_at"),"id") WHERE "chargebacks"."answer" is null and "chargebacks"."status" in ('awaiting-merchant-feedback', 'pending');--> statement-breakpoint
CREATE INDEX "identity_jobs_for_team" ON "identity_jobs" USING btree ("turn_since","id") WHERE "identity_jobs"."state" in ('provisional', 'review');--> statement-breakpoint
CREATE INDEX "refunds_for_team" ON "refunds" USING btree ("turn_since","id") WHERE "refunds"."status" in ('needs-attention', 'failed');--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_turn" CHECK ("checks"."turn" in ('team', 'others'));
--> statement-breakpoint
-- As `identityWaitsOn` of the domain: a worker who has used her five attempts can do nothing more.
UPDATE checks c SET waiting_on = 'team' FROM cases k
WHERE k.id = c.case_id AND k.status = 'open' AND c.kind = 'identity' AND c.status = 'waiting' AND c.waiting_on = 'worker'
  AND 5 <= (SELECT count(*) FROM identity_jobs j WHERE j.worker_id = c.worker_id AND NOT (j.state = 'failed' AND j.reason IS NOT DISTINCT FROM 'expired'))
  AND NOT EXISTS (SELECT FROM identity_jobs j WHERE j.worker_id = c.worker_id AND j.state NOT IN ('verified', 'failed'));
--> statement-breakpoint
-- The time of the application: the sandbox moves it away from the time of the server.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT now() + coalesce((SELECT seconds FROM clock_offset), 0) * interval '1 second'
$$;
--> statement-breakpoint
-- Who must act on a check of an open case: as `nextActorOf` of the domain, with one word for everybody outside the team.
CREATE FUNCTION turn_of_check(kind text, status text, waiting_on text, others_undecided boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN status IN ('confirmed', 'decided') THEN NULL
    WHEN kind = 'final_review' AND others_undecided THEN 'others'
    WHEN status = 'waiting' AND waiting_on IN ('worker', 'referee', 'provider') THEN 'others'
    WHEN status = 'waiting' AND waiting_on = 'team' THEN 'team'
    WHEN kind = 'identity' AND status IN ('pending', 'in_progress', 'waiting') THEN 'others'
    ELSE 'team'
  END
$$;
--> statement-breakpoint
CREATE FUNCTION set_turns(of_case uuid) RETURNS void LANGUAGE sql AS $$
  WITH next AS (
    SELECT c.id, CASE WHEN k.status = 'open' THEN turn_of_check(c.kind, c.status, c.waiting_on,
      EXISTS (SELECT FROM checks o WHERE o.case_id = c.case_id AND o.id <> c.id AND o.status <> 'decided')) END AS turn
    FROM checks c JOIN cases k ON k.id = c.case_id WHERE c.case_id = of_case
  )
  UPDATE checks c SET turn = next.turn, turn_since = CASE WHEN next.turn IS NOT NULL THEN app_now() END
  FROM next WHERE c.id = next.id AND c.turn IS DISTINCT FROM next.turn
$$;
--> statement-breakpoint
CREATE FUNCTION checks_turns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_turns(NEW.case_id);
  -- The time of the next member begins anew.
  IF NEW.status IN ('second_look', 'settling') THEN
    UPDATE checks SET turn_since = app_now() WHERE id = NEW.id AND turn = 'team';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER checks_turns AFTER UPDATE OF status, waiting_on ON checks FOR EACH ROW WHEN ((NEW.status, NEW.waiting_on) IS DISTINCT FROM (OLD.status, OLD.waiting_on)) EXECUTE FUNCTION checks_turns();
--> statement-breakpoint
CREATE FUNCTION checks_first_turns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_turns(case_id) FROM (SELECT DISTINCT case_id FROM added) cases_of_added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER checks_first_turns AFTER INSERT ON checks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION checks_first_turns();
--> statement-breakpoint
CREATE FUNCTION cases_turns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_turns(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cases_turns AFTER UPDATE OF status ON cases FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION cases_turns();
--> statement-breakpoint
-- The time of the team begins when a provider leaves something to it. In milliseconds, as the application knows moments.
CREATE FUNCTION begin_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.turn_since := date_trunc('milliseconds', app_now());
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER begin_first_turn BEFORE INSERT ON identity_jobs FOR EACH ROW WHEN (NEW.state IN ('provisional', 'review')) EXECUTE FUNCTION begin_turn();
--> statement-breakpoint
CREATE TRIGGER begin_turn BEFORE UPDATE OF state ON identity_jobs FOR EACH ROW WHEN (NOT OLD.state IN ('provisional', 'review') AND NEW.state IN ('provisional', 'review')) EXECUTE FUNCTION begin_turn();
--> statement-breakpoint
CREATE TRIGGER begin_first_turn BEFORE INSERT ON refunds FOR EACH ROW WHEN (NEW.status IN ('needs-attention', 'failed')) EXECUTE FUNCTION begin_turn();
--> statement-breakpoint
CREATE TRIGGER begin_turn BEFORE UPDATE OF status ON refunds FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status IN ('needs-attention', 'failed')) EXECUTE FUNCTION begin_turn();
--> statement-breakpoint
UPDATE identity_jobs SET turn_since = created_at WHERE state IN ('provisional', 'review');
--> statement-breakpoint
UPDATE refunds SET turn_since = created_at WHERE status IN ('needs-attention', 'failed');
--> statement-breakpoint
-- Work that is over, or that another member must look at, is held by nobody.
CREATE FUNCTION end_work(of_kind text, of_subject uuid, why text) RETURNS void LANGUAGE sql AS $$
  UPDATE assignments SET ended_at = app_now(), "end" = why WHERE subject_kind = of_kind AND subject_id = of_subject AND ended_at IS NULL;
  UPDATE snoozes SET ended_at = app_now() WHERE subject_kind = of_kind AND subject_id = of_subject AND ended_at IS NULL;
$$;
--> statement-breakpoint
CREATE FUNCTION work_is_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_work(TG_ARGV[0], OLD.id, 'over');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_is_over AFTER UPDATE OF turn ON checks FOR EACH ROW WHEN (OLD.turn IS NOT NULL AND NEW.turn IS NULL) EXECUTE FUNCTION work_is_over('check');
--> statement-breakpoint
CREATE TRIGGER work_is_over AFTER UPDATE OF state ON identity_jobs FOR EACH ROW WHEN (OLD.state IN ('provisional', 'review') AND NOT NEW.state IN ('provisional', 'review')) EXECUTE FUNCTION work_is_over('identity');
--> statement-breakpoint
CREATE TRIGGER work_is_over AFTER UPDATE OF status ON misconduct_reports FOR EACH ROW WHEN (OLD.status IN ('reported', 'worker_asked') AND NOT NEW.status IN ('reported', 'worker_asked')) EXECUTE FUNCTION work_is_over('incident');
--> statement-breakpoint
CREATE TRIGGER work_is_over AFTER UPDATE OF status ON reviews FOR EACH ROW WHEN (OLD.status = 'pending' AND NOT NEW.status = 'pending') EXECUTE FUNCTION work_is_over('review');
--> statement-breakpoint
CREATE TRIGGER work_is_over AFTER UPDATE OF status ON disputes FOR EACH ROW WHEN (OLD.status = 'open' AND NOT NEW.status = 'open') EXECUTE FUNCTION work_is_over('dispute');
--> statement-breakpoint
CREATE TRIGGER work_is_over AFTER UPDATE OF status, ended_at ON worker_documents FOR EACH ROW WHEN ((OLD.status = 'uploaded' AND OLD.ended_at IS NULL) AND NOT (NEW.status = 'uploaded' AND NEW.ended_at IS NULL)) EXECUTE FUNCTION work_is_over('document');
--> statement-breakpoint
CREATE TRIGGER work_is_over AFTER UPDATE OF status ON refunds FOR EACH ROW WHEN (OLD.status IN ('needs-attention', 'failed') AND NOT NEW.status IN ('needs-attention', 'failed')) EXECUTE FUNCTION work_is_over('refund');
--> statement-breakpoint
CREATE TRIGGER work_is_over AFTER UPDATE OF status, answer ON chargebacks FOR EACH ROW WHEN ((OLD.answer IS NULL AND OLD.status IN ('awaiting-merchant-feedback', 'pending')) AND NOT (NEW.answer IS NULL AND NEW.status IN ('awaiting-merchant-feedback', 'pending'))) EXECUTE FUNCTION work_is_over('chargeback');
--> statement-breakpoint
CREATE TRIGGER work_is_gone AFTER DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION work_is_over('review');
--> statement-breakpoint
CREATE FUNCTION verdicts_end_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_work(
    CASE WHEN NEW.check_id IS NOT NULL THEN 'check' WHEN NEW.incident_id IS NOT NULL THEN 'incident' ELSE 'identity' END,
    coalesce(NEW.check_id, NEW.incident_id, NEW.identity_job_id), 'verdict');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER verdicts_end_work AFTER INSERT ON verdicts FOR EACH ROW EXECUTE FUNCTION verdicts_end_work();
--> statement-breakpoint
CREATE FUNCTION assignments_without_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock lets whoever ends the membership, or declares a conflict, find this row.
  PERFORM FROM ops_members WHERE id = NEW.member_id AND status = 'active' FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'work is held by active members' USING ERRCODE = 'check_violation', CONSTRAINT = 'assignments_active_member';
  END IF;
  IF member_has_conflict(NEW.member_id, NEW.worker_id) THEN
    RAISE EXCEPTION 'a member does not work on a person whom she knows' USING ERRCODE = 'check_violation', CONSTRAINT = 'member_conflict';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER assignments_without_conflict BEFORE INSERT OR UPDATE OF member_id, worker_id, ended_at ON assignments FOR EACH ROW WHEN (NEW.ended_at IS NULL) EXECUTE FUNCTION assignments_without_conflict();
--> statement-breakpoint
UPDATE checks c SET turn_since = c.created_at, turn = turn_of_check(c.kind, c.status, c.waiting_on,
  EXISTS (SELECT FROM checks o WHERE o.case_id = c.case_id AND o.id <> c.id AND o.status <> 'decided'))
FROM cases k WHERE k.id = c.case_id AND k.status = 'open' AND c.status NOT IN ('confirmed', 'decided');
