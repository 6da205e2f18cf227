CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"level" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "cases_purchaseId_unique" UNIQUE("purchase_id"),
	CONSTRAINT "cases_status" CHECK ("cases"."status" in ('open', 'completed', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"step" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"waiting_on" text,
	"outcome" text,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checks_status" CHECK ("checks"."status" in ('pending', 'in_progress', 'waiting', 'decided')),
	CONSTRAINT "checks_kind" CHECK ("checks"."kind" in ('identity', 'references', 'criminal_record', 'social_media', 'health', 'work_history', 'misconduct_registry', 'final_review')),
	CONSTRAINT "checks_outcome" CHECK ("checks"."outcome" in ('clear', 'finding', 'unable_to_verify', 'not_applicable'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"number" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "reports_caseId_unique" UNIQUE("case_id"),
	CONSTRAINT "reports_number_unique" UNIQUE("number"),
	CONSTRAINT "reports_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "asks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"phone" text NOT NULL,
	"number" integer NOT NULL,
	"worker_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"invitation_id" uuid,
	"purchase_id" uuid,
	"text" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer_channel" text,
	CONSTRAINT "asks_status" CHECK ("asks"."status" in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "asks_kind" CHECK ("asks"."kind" in ('invitation', 'consent', 'contact_request'))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"ask_id" uuid NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_askId_unique" UNIQUE("ask_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"employer_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"package_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "invitations_status" CHECK ("invitations"."status" in ('pending', 'accepted', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"body_cipher" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"worked_at" timestamp with time zone,
	CONSTRAINT "provider_events_provider" CHECK ("provider_events"."provider" in ('paystack', 'africastalking_inbound', 'africastalking_delivery'))
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"phone" text NOT NULL,
	"text_cipher" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"provider_message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempt_started_at" timestamp with time zone,
	"failure_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "sms_messages_status" CHECK ("sms_messages"."status" in ('queued', 'sending', 'accepted', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "employers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"location" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "employers_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "ops_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ops_members_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "work_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"position" text NOT NULL,
	"employer" text NOT NULL,
	"duration" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_references" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"relationship" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"feedback" text,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"name" text,
	"location" text,
	"email" text,
	"service_type" text,
	"position" text,
	"experience_years" integer,
	"bio" text,
	"date_of_birth" date,
	"national_id_cipher" text,
	"national_id_hash" text,
	"national_id_last3" text,
	"smile_status" text DEFAULT 'not_verified' NOT NULL,
	"trust_score" integer DEFAULT 0 NOT NULL,
	"trust_badge" text DEFAULT 'Basic' NOT NULL,
	"badge_updated_at" timestamp with time zone,
	"trust_review_at" timestamp with time zone,
	"misconduct_flags" integer DEFAULT 0 NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"profile_completed_at" timestamp with time zone,
	"profile_updated_at" timestamp with time zone,
	"opted_out_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workers_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"price_cents" integer NOT NULL,
	"duration" text NOT NULL,
	"description" text NOT NULL,
	"features" jsonb NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_number" text NOT NULL,
	"reference" text NOT NULL,
	"employer_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"package_id" integer NOT NULL,
	"upgraded_from_id" integer,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'KES' NOT NULL,
	"email" text NOT NULL,
	"callback_url" text NOT NULL,
	"channels" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"authorization_url" text,
	"paid_channel" text,
	"failure_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"reconcile_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchases_orderNumber_unique" UNIQUE("order_number"),
	CONSTRAINT "purchases_reference_unique" UNIQUE("reference"),
	CONSTRAINT "purchases_status" CHECK ("purchases"."status" in ('pending', 'paid', 'failed', 'abandoned', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"reconcile_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_purchaseId_unique" UNIQUE("purchase_id"),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'processing', 'needs-attention', 'failed', 'processed'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"review" text NOT NULL,
	"incident_report" text,
	"evidence_url" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('pending', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_audience" CHECK ("sessions"."audience" in ('employer', 'worker', 'ops'))
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"audience" text NOT NULL,
	"code_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "verification_codes_audience" CHECK ("verification_codes"."audience" in ('employer', 'worker', 'ops'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"previous_hash" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_offset" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "clock_offset_single" CHECK ("clock_offset"."single")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_references" ADD CONSTRAINT "worker_references_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_upgraded_from_id_packages_id_fk" FOREIGN KEY ("upgraded_from_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_by_worker" ON "cases" USING btree ("worker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checks_one_per_kind" ON "checks" USING btree ("case_id","kind");--> statement-breakpoint
CREATE INDEX "checks_by_worker" ON "checks" USING btree ("worker_id","kind","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "checks_open_by_due" ON "checks" USING btree ("status","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "asks_number_while_open" ON "asks" USING btree ("phone","number") WHERE "asks"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "asks_one_per_purchase" ON "asks" USING btree ("purchase_id") WHERE "asks"."purchase_id" is not null;--> statement-breakpoint
CREATE INDEX "asks_open_by_expiry" ON "asks" USING btree ("expires_at") WHERE "asks"."status" = 'open';--> statement-breakpoint
CREATE INDEX "consents_by_pair" ON "consents" USING btree ("worker_id","employer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("employer_id","worker_id") WHERE "invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invitations_by_worker" ON "invitations" USING btree ("worker_id","employer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_events_once" ON "provider_events" USING btree ("provider","dedupe_key");--> statement-breakpoint
CREATE INDEX "provider_events_unworked" ON "provider_events" USING btree ("worked_at","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_once_per_key" ON "sms_messages" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_provider_id" ON "sms_messages" USING btree ("provider_message_id");--> statement-breakpoint
CREATE INDEX "sms_messages_by_status" ON "sms_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "work_history_by_worker" ON "work_history" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "worker_references_by_worker" ON "worker_references" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "workers_visible_newest" ON "workers" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "workers"."listed" and "workers"."profile_completed_at" is not null;--> statement-breakpoint
CREATE INDEX "workers_by_trust_review" ON "workers" USING btree ("trust_review_at") WHERE "workers"."trust_review_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "workers_one_per_national_id" ON "workers" USING btree ("national_id_hash") WHERE "workers"."national_id_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_open_or_paid" ON "purchases" USING btree ("employer_id","worker_id","package_id") WHERE "purchases"."status" in ('pending', 'paid');--> statement-breakpoint
CREATE INDEX "purchases_by_employer" ON "purchases" USING btree ("employer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchases_by_worker" ON "purchases" USING btree ("worker_id","employer_id");--> statement-breakpoint
CREATE INDEX "purchases_to_reconcile" ON "purchases" USING btree ("reconcile_at") WHERE "purchases"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_to_reconcile" ON "refunds" USING btree ("reconcile_at");--> statement-breakpoint
CREATE INDEX "reviews_by_worker" ON "reviews" USING btree ("worker_id","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_by_subject" ON "sessions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "verification_codes_by_phone" ON "verification_codes" USING btree ("phone","audience","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_codes_by_address" ON "verification_codes" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_by_time" ON "verification_codes" USING btree ("created_at");