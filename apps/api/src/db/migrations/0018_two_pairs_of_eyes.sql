CREATE TABLE "member_conflicts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"reason" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"check_id" uuid,
	"identity_job_id" uuid,
	"incident_id" uuid,
	"member_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"verdict" text NOT NULL,
	"note" text NOT NULL,
	"expires_on" date,
	"name_on_id" text,
	"person_version" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "verdicts_at_most_three" CHECK ("verdicts"."place" between 1 and 3),
	CONSTRAINT "verdicts_of_one_subject" CHECK (num_nonnulls("verdicts"."check_id", "verdicts"."identity_job_id", "verdicts"."incident_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "check_postponements" DROP CONSTRAINT "check_postponements_reason";--> statement-breakpoint
ALTER TABLE "checks" DROP CONSTRAINT "checks_status";--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "seconded_by" uuid;--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "decided_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "in_report_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "said_all_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD COLUMN "seconded_by" uuid;--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD COLUMN "decided_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD COLUMN "seconded_by" uuid;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD COLUMN "decided_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_conflicts" ADD CONSTRAINT "member_conflicts_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_identity_job_id_identity_jobs_id_fk" FOREIGN KEY ("identity_job_id") REFERENCES "public"."identity_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_incident_id_misconduct_reports_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."misconduct_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_conflicts_once" ON "member_conflicts" USING btree ("member_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "verdicts_one_of_member" ON "verdicts" USING btree (coalesce("check_id", "identity_job_id", "incident_id"),"member_id") WHERE "verdicts"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "verdicts_in_order" ON "verdicts" USING btree (coalesce("check_id", "identity_job_id", "incident_id"),"place") WHERE "verdicts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "verdicts_by_check" ON "verdicts" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "verdicts_by_identity_job" ON "verdicts" USING btree ("identity_job_id");--> statement-breakpoint
CREATE INDEX "verdicts_by_incident" ON "verdicts" USING btree ("incident_id");--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_seconded_by_ops_members_id_fk" FOREIGN KEY ("seconded_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD CONSTRAINT "identity_jobs_seconded_by_ops_members_id_fk" FOREIGN KEY ("seconded_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_seconded_by_ops_members_id_fk" FOREIGN KEY ("seconded_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checks_confirmed_by_end" ON "checks" USING btree ("in_report_from") WHERE "checks"."status" = 'confirmed';--> statement-breakpoint
-- What one member decided before two were needed stays as it is.
UPDATE "checks" SET "decided_alone" = true WHERE "status" = 'decided' AND "decided_by" IS NOT NULL AND ("outcome" = 'finding' OR "kind" = 'identity');--> statement-breakpoint
UPDATE "identity_jobs" SET "decided_alone" = true WHERE "decided_by" IS NOT NULL;--> statement-breakpoint
UPDATE "misconduct_reports" SET "decided_alone" = true WHERE "status" = 'upheld';--> statement-breakpoint
ALTER TABLE "check_postponements" ADD CONSTRAINT "check_postponements_reason" CHECK ("check_postponements"."reason" in ('waiting-for-worker', 'waiting-for-referee', 'waiting-for-provider', 'waiting-for-other-checks', 'under-review', 'team-behind'));--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_by_two" CHECK ("checks"."seconded_by" is null or "checks"."seconded_by" <> "checks"."decided_by");--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_seconded" CHECK ("checks"."status" <> 'decided' or "checks"."seconded_by" is not null or "checks"."reused_from" is not null
        or "checks"."decided_alone" or not ("checks"."outcome" = 'finding' or ("checks"."kind" = 'identity'
        and "checks"."outcome" <> 'unable_to_verify' and "checks"."decided_by" is not null)));--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_status" CHECK ("checks"."status" in ('pending', 'in_progress', 'waiting', 'second_look', 'settling', 'confirmed', 'decided'));--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD CONSTRAINT "identity_jobs_by_two" CHECK ("identity_jobs"."seconded_by" is null or "identity_jobs"."seconded_by" <> "identity_jobs"."decided_by");--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD CONSTRAINT "identity_jobs_seconded" CHECK ("identity_jobs"."state" not in ('verified', 'failed') or "identity_jobs"."decided_by" is null
        or "identity_jobs"."seconded_by" is not null or "identity_jobs"."decided_alone");--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_by_two" CHECK ("misconduct_reports"."seconded_by" is null or "misconduct_reports"."seconded_by" <> "misconduct_reports"."decided_by");--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_seconded" CHECK ("misconduct_reports"."status" <> 'upheld' or "misconduct_reports"."seconded_by" is not null or "misconduct_reports"."decided_alone");--> statement-breakpoint
-- A dispute is decided by none of the members who had a say in its finding (decisions 14).
CREATE FUNCTION disputes_by_a_third() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM verdicts v WHERE v.member_id = NEW.decided_by
      AND (v.check_id = NEW.check_id OR v.incident_id = NEW.incident_id))
    OR EXISTS (SELECT FROM checks c WHERE c.id = NEW.check_id AND NEW.decided_by IN (c.decided_by, c.seconded_by))
    OR EXISTS (SELECT FROM misconduct_reports m WHERE m.id = NEW.incident_id AND NEW.decided_by IN (m.decided_by, m.seconded_by))
  THEN
    RAISE EXCEPTION 'a dispute is decided by a third member' USING ERRCODE = 'check_violation', CONSTRAINT = 'disputes_by_a_third';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_by_a_third BEFORE UPDATE OF decided_by ON disputes FOR EACH ROW WHEN (NEW.decided_by IS NOT NULL AND NEW.decided_by IS DISTINCT FROM OLD.decided_by) EXECUTE FUNCTION disputes_by_a_third();
--> statement-breakpoint
-- Whether a member of the team knows a worker, a household of hers or one of her referees (decisions 14): by the member's own
-- phone, or by one that she declared. The service asks the same function.
CREATE FUNCTION member_has_conflict(member uuid, worker uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH known AS (
    SELECT phone FROM ops_members WHERE id = member
    UNION ALL SELECT phone FROM member_conflicts WHERE member_id = member
  ), households AS (
    SELECT e.id FROM employers e JOIN known ON known.phone = e.phone
  )
  SELECT EXISTS (SELECT FROM workers w JOIN known ON known.phone = w.phone WHERE w.id = worker)
    OR EXISTS (SELECT FROM worker_references r JOIN known ON known.phone = r.phone WHERE r.worker_id = worker)
    OR EXISTS (SELECT FROM households h JOIN prospects p ON p.employer_id = h.id WHERE p.worker_id = worker)
    OR EXISTS (SELECT FROM households h JOIN purchases p ON p.employer_id = h.id WHERE p.worker_id = worker)
    OR EXISTS (SELECT FROM households h JOIN reviews r ON r.employer_id = h.id WHERE r.worker_id = worker)
    OR EXISTS (SELECT FROM households h JOIN misconduct_reports m ON m.reporter_id = h.id WHERE m.worker_id = worker)
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid;
  worker uuid;
BEGIN
  IF TG_TABLE_NAME = 'verdicts' THEN
    member := NEW.member_id;
    worker := coalesce(
      (SELECT worker_id FROM checks WHERE id = NEW.check_id),
      (SELECT worker_id FROM identity_jobs WHERE id = NEW.identity_job_id),
      (SELECT worker_id FROM misconduct_reports WHERE id = NEW.incident_id));
  ELSE
    member := NEW.decided_by;
    worker := NEW.worker_id;
  END IF;
  IF member_has_conflict(member, worker) THEN
    RAISE EXCEPTION 'a member does not work on a person whom she knows' USING ERRCODE = 'check_violation', CONSTRAINT = 'member_conflict';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_conflict BEFORE INSERT ON verdicts FOR EACH ROW EXECUTE FUNCTION refuse_conflict();
--> statement-breakpoint
CREATE TRIGGER refuse_conflict BEFORE UPDATE OF decided_by ON disputes FOR EACH ROW WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION refuse_conflict();
--> statement-breakpoint
CREATE TRIGGER refuse_conflict BEFORE UPDATE OF decided_by ON worker_documents FOR EACH ROW WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION refuse_conflict();
--> statement-breakpoint
CREATE TRIGGER refuse_conflict BEFORE UPDATE OF decided_by ON reviews FOR EACH ROW WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION refuse_conflict();
