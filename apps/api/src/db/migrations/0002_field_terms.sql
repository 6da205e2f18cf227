ALTER TABLE "check_slips" RENAME TO "check_postponements";--> statement-breakpoint
ALTER TABLE "asks" RENAME TO "consent_requests";--> statement-breakpoint
ALTER TABLE "checks" RENAME COLUMN "carried_from" TO "reused_from";--> statement-breakpoint
ALTER TABLE "consents" RENAME COLUMN "ask_id" TO "consent_request_id";--> statement-breakpoint
ALTER TABLE "identity_jobs" RENAME COLUMN "handovers" TO "submissions";--> statement-breakpoint
ALTER TABLE "identity_jobs" RENAME COLUMN "handed_over_at" TO "submitted_at";--> statement-breakpoint
ALTER TABLE "identity_jobs" RENAME COLUMN "looked_at" TO "polled_at";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_askId_unique";--> statement-breakpoint
ALTER TABLE "check_postponements" DROP CONSTRAINT "check_slips_reason";--> statement-breakpoint
ALTER TABLE "checks" DROP CONSTRAINT "checks_carried_decided";--> statement-breakpoint
ALTER TABLE "consent_requests" DROP CONSTRAINT "asks_status";--> statement-breakpoint
ALTER TABLE "consent_requests" DROP CONSTRAINT "asks_kind";--> statement-breakpoint
ALTER TABLE "consent_requests" DROP CONSTRAINT "asks_language";--> statement-breakpoint
ALTER TABLE "identity_jobs" DROP CONSTRAINT "identity_jobs_state";--> statement-breakpoint
ALTER TABLE "check_postponements" DROP CONSTRAINT "check_slips_check_id_checks_id_fk";
--> statement-breakpoint
ALTER TABLE "checks" DROP CONSTRAINT "checks_carried_from_checks_id_fk";
--> statement-breakpoint
ALTER TABLE "consent_requests" DROP CONSTRAINT "asks_worker_id_workers_id_fk";
--> statement-breakpoint
ALTER TABLE "consent_requests" DROP CONSTRAINT "asks_employer_id_employers_id_fk";
--> statement-breakpoint
ALTER TABLE "consent_requests" DROP CONSTRAINT "asks_invitation_id_invitations_id_fk";
--> statement-breakpoint
ALTER TABLE "consent_requests" DROP CONSTRAINT "asks_purchase_id_purchases_id_fk";
--> statement-breakpoint
ALTER TABLE "consent_requests" DROP CONSTRAINT "asks_contact_request_id_contact_requests_id_fk";
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_ask_id_asks_id_fk";
--> statement-breakpoint
DROP INDEX "check_slips_by_check";--> statement-breakpoint
DROP INDEX "asks_number_while_open";--> statement-breakpoint
DROP INDEX "asks_one_per_purchase";--> statement-breakpoint
DROP INDEX "asks_one_per_contact_request";--> statement-breakpoint
DROP INDEX "asks_by_invitation";--> statement-breakpoint
DROP INDEX "asks_by_phone";--> statement-breakpoint
DROP INDEX "asks_by_worker";--> statement-breakpoint
DROP INDEX "asks_kept";--> statement-breakpoint
DROP INDEX "asks_open_by_expiry";--> statement-breakpoint
DROP INDEX "checks_by_origin";--> statement-breakpoint
DROP INDEX "identity_jobs_one_open";--> statement-breakpoint
DROP INDEX "identity_jobs_open";--> statement-breakpoint
UPDATE "identity_jobs" SET "state" = 'submitting' WHERE "state" = 'handing_over';--> statement-breakpoint
UPDATE "worker_notifications" SET "kind" = 'request_' || substr("kind", 5) WHERE "kind" IN ('ask_expired', 'ask_withdrawn');--> statement-breakpoint
UPDATE "sms_messages" SET "idempotency_key" = 'consent-request-' || substr("idempotency_key", 5) WHERE "idempotency_key" LIKE 'ask-%';--> statement-breakpoint
ALTER TABLE "check_postponements" ADD CONSTRAINT "check_postponements_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_reused_from_checks_id_fk" FOREIGN KEY ("reused_from") REFERENCES "public"."checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_contact_request_id_contact_requests_id_fk" FOREIGN KEY ("contact_request_id") REFERENCES "public"."contact_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_consent_request_id_consent_requests_id_fk" FOREIGN KEY ("consent_request_id") REFERENCES "public"."consent_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_postponements_by_check" ON "check_postponements" USING btree ("check_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_number_while_open" ON "consent_requests" USING btree ("phone","number") WHERE "consent_requests"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_one_per_purchase" ON "consent_requests" USING btree ("purchase_id") WHERE "consent_requests"."purchase_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_one_per_contact_request" ON "consent_requests" USING btree ("contact_request_id") WHERE "consent_requests"."contact_request_id" is not null;--> statement-breakpoint
CREATE INDEX "consent_requests_by_invitation" ON "consent_requests" USING btree ("invitation_id") WHERE "consent_requests"."invitation_id" is not null;--> statement-breakpoint
CREATE INDEX "consent_requests_by_phone" ON "consent_requests" USING btree ("phone","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consent_requests_by_worker" ON "consent_requests" USING btree ("worker_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consent_requests_kept" ON "consent_requests" USING btree ("expires_at") WHERE "consent_requests"."status" in ('declined', 'expired', 'withdrawn') and "consent_requests"."text" <> '';--> statement-breakpoint
CREATE INDEX "consent_requests_open_by_expiry" ON "consent_requests" USING btree ("expires_at") WHERE "consent_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "checks_by_origin" ON "checks" USING btree ("reused_from") WHERE "checks"."reused_from" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_jobs_one_open" ON "identity_jobs" USING btree ("worker_id") WHERE "identity_jobs"."state" in ('queued', 'submitting', 'processing', 'provisional', 'review', 'name_differs');--> statement-breakpoint
CREATE INDEX "identity_jobs_open" ON "identity_jobs" USING btree ("created_at","id") WHERE "identity_jobs"."state" in ('queued', 'submitting', 'processing', 'provisional', 'review', 'name_differs');--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_consentRequestId_unique" UNIQUE("consent_request_id");--> statement-breakpoint
ALTER TABLE "check_postponements" ADD CONSTRAINT "check_postponements_reason" CHECK ("check_postponements"."reason" in ('waiting-for-worker', 'waiting-for-referee', 'waiting-for-provider', 'waiting-for-other-checks', 'team-behind'));--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_reused_decided" CHECK ("checks"."reused_from" is null or "checks"."status" = 'decided');--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_status" CHECK ("consent_requests"."status" in ('open', 'accepted', 'declined', 'expired', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_kind" CHECK ("consent_requests"."kind" in ('invitation', 'consent', 'contact_request'));--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_language" CHECK ("consent_requests"."language" in ('en', 'sw'));--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD CONSTRAINT "identity_jobs_state" CHECK ("identity_jobs"."state" in ('queued', 'submitting', 'processing', 'provisional', 'review', 'name_differs', 'verified', 'failed'));