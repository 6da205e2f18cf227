CREATE INDEX "cases_by_code" ON "cases" USING btree (right("id"::text, 6));--> statement-breakpoint
CREATE INDEX "chargebacks_by_code" ON "chargebacks" USING btree (right("id"::text, 6));--> statement-breakpoint
CREATE INDEX "disputes_by_code" ON "disputes" USING btree (right("id"::text, 6));--> statement-breakpoint
CREATE INDEX "worker_documents_by_code" ON "worker_documents" USING btree (right("id"::text, 6));--> statement-breakpoint
CREATE INDEX "identity_jobs_by_code" ON "identity_jobs" USING btree (right("id"::text, 6));--> statement-breakpoint
CREATE INDEX "misconduct_reports_by_code" ON "misconduct_reports" USING btree (right("id"::text, 6));--> statement-breakpoint
CREATE INDEX "refunds_by_code" ON "refunds" USING btree (right("id"::text, 6));--> statement-breakpoint
CREATE INDEX "reviews_by_code" ON "reviews" USING btree (right("id"::text, 6));