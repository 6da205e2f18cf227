DROP INDEX "checks_open_by_due";--> statement-breakpoint
CREATE INDEX "checks_by_due" ON "checks" USING btree ("due_at","created_at","case_id","step");--> statement-breakpoint
CREATE INDEX "checks_undecided_by_due" ON "checks" USING btree ("due_at","created_at","case_id","step") WHERE "checks"."status" <> 'decided';