DROP INDEX "checks_for_team";--> statement-breakpoint
DROP INDEX "checks_for_second_look";--> statement-breakpoint
DROP INDEX "checks_for_others";--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "missed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "checks_for_team" ON "checks" USING btree ("kind",least("missed_at", "due_at"),"id") WHERE "checks"."turn" = 'team' and "checks"."status" in ('pending', 'in_progress', 'waiting');--> statement-breakpoint
CREATE INDEX "checks_for_second_look" ON "checks" USING btree (least("missed_at", "due_at"),"id") WHERE "checks"."turn" = 'team' and ("checks"."status" in ('second_look', 'settling') or "checks"."kind" = 'identity');--> statement-breakpoint
CREATE INDEX "checks_for_others" ON "checks" USING btree ("kind",least("missed_at", "due_at"),"id") WHERE "checks"."turn" = 'others';--> statement-breakpoint
-- As migration 0020 has it. A date that the team missed ends with its turn.
CREATE OR REPLACE FUNCTION set_turns(of_case uuid) RETURNS void LANGUAGE sql AS $$
  WITH next AS (
    SELECT c.id, CASE WHEN k.status = 'open' THEN turn_of_check(c.kind, c.status, c.waiting_on,
      EXISTS (SELECT FROM checks o WHERE o.case_id = c.case_id AND o.id <> c.id AND o.status <> 'decided')) END AS turn
    FROM checks c JOIN cases k ON k.id = c.case_id WHERE c.case_id = of_case
  )
  UPDATE checks c SET turn = next.turn, turn_since = CASE WHEN next.turn IS NOT NULL THEN app_now() END, missed_at = NULL
  FROM next WHERE c.id = next.id AND c.turn IS DISTINCT FROM next.turn
$$;
