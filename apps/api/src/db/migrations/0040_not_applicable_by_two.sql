-- What one member decided before two were needed stays as it is.
UPDATE "checks" SET "decided_alone" = true WHERE "status" = 'decided' AND "outcome" = 'not_applicable' AND "seconded_by" IS NULL
  AND "reused_from" IS NULL AND NOT EXISTS (
    SELECT FROM "verdicts" WHERE "check_id" = "checks"."id" AND "verdict" = 'not_applicable' AND "reason" = 'first_job' AND "ended_at" IS NULL
  );--> statement-breakpoint
-- A check is left out of a report by two members, or by one who found on record that there was no earlier job (decisions 14).
CREATE FUNCTION not_applicable_by_two() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM verdicts v WHERE v.check_id = NEW.id AND v.member_id = NEW.decided_by
      AND v.verdict = 'not_applicable' AND v.reason = 'first_job' AND v.ended_at IS NULL)
  THEN
    RAISE EXCEPTION 'a check is left out of a report by two members' USING ERRCODE = 'check_violation', CONSTRAINT = 'not_applicable_by_two';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER not_applicable_by_two BEFORE INSERT OR UPDATE OF status, outcome, decided_by, seconded_by, decided_alone, reused_from ON checks FOR EACH ROW WHEN (NEW.status = 'decided' AND NEW.outcome = 'not_applicable' AND NEW.seconded_by IS NULL AND NEW.reused_from IS NULL AND NOT NEW.decided_alone) EXECUTE FUNCTION not_applicable_by_two();
