-- Makes the whole schema in an empty database. The journal gives this the time of the last unreleased migration, so a database that went
-- through all of those counts as up to date.
DO $$ BEGIN
  IF to_regclass('workers') IS NOT NULL THEN
    RAISE EXCEPTION 'This database was made by an unreleased version, before the last migration of that version: begin with an empty one';
  END IF;
END $$;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
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
	"delivered_at" timestamp with time zone,
	CONSTRAINT "cases_purchaseId_unique" UNIQUE("purchase_id"),
	CONSTRAINT "cases_status" CHECK ("cases"."status" in ('open', 'completed', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "check_slips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"check_id" uuid NOT NULL,
	"previous_at" timestamp with time zone NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_slips_reason" CHECK ("check_slips"."reason" in ('waiting-for-worker', 'waiting-for-referee', 'waiting-for-provider', 'waiting-for-other-checks', 'team-behind'))
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
	"expires_on" date,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"carried_from" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checks_status" CHECK ("checks"."status" in ('pending', 'in_progress', 'waiting', 'decided')),
	CONSTRAINT "checks_kind" CHECK ("checks"."kind" in ('identity', 'references', 'criminal_record', 'social_media', 'health', 'work_history', 'misconduct_registry', 'final_review')),
	CONSTRAINT "checks_outcome" CHECK ("checks"."outcome" in ('clear', 'finding', 'unable_to_verify', 'not_applicable')),
	CONSTRAINT "checks_carried_decided" CHECK ("checks"."carried_from" is null or "checks"."status" = 'decided')
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"number" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"issued_name" text,
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
	"contact_request_id" uuid,
	"text" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer_channel" text,
	CONSTRAINT "asks_status" CHECK ("asks"."status" in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "asks_kind" CHECK ("asks"."kind" in ('invitation', 'consent', 'contact_request')),
	CONSTRAINT "asks_language" CHECK ("asks"."language" in ('en', 'sw'))
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
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"employer_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contact_requests_status" CHECK ("contact_requests"."status" in ('pending', 'approved', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"employer_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"package_id" integer NOT NULL,
	"code" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "invitations_code" UNIQUE("code"),
	CONSTRAINT "invitations_status" CHECK ("invitations"."status" in ('pending', 'accepted', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"check_id" uuid,
	"incident_id" uuid,
	"words" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"ended_at" timestamp with time zone,
	"decision_note" text,
	CONSTRAINT "disputes_status" CHECK ("disputes"."status" in ('open', 'upheld', 'rejected', 'withdrawn')),
	CONSTRAINT "disputes_of_one_finding" CHECK (("disputes"."check_id" is null) <> ("disputes"."incident_id" is null))
);
--> statement-breakpoint
CREATE TABLE "worker_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"file_key" text,
	"sha256" text NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"reason" text,
	"certificate_number_cipher" text,
	"certificate_issued_on" date,
	"uploaded_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "worker_documents_slot" CHECK ("worker_documents"."slot" in ('nationalId', 'policeClearance', 'certificates')),
	CONSTRAINT "worker_documents_status" CHECK ("worker_documents"."status" in ('uploaded', 'accepted', 'rejected')),
	CONSTRAINT "worker_documents_reason" CHECK ("worker_documents"."reason" in ('unreadable', 'incomplete', 'wrong_document', 'other_person', 'expired', 'not_confirmed'))
);
--> statement-breakpoint
CREATE TABLE "identity_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"part" text NOT NULL,
	"place" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "identity_images_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "identity_images_part" CHECK ("identity_images"."part" in ('selfie', 'liveness', 'id_front', 'id_back'))
);
--> statement-breakpoint
CREATE TABLE "identity_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"worker_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"provider_job_id" text,
	"handovers" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"provider_word" text,
	"word_seen_at" timestamp with time zone,
	"called_back_at" timestamp with time zone,
	"provider_reason" text,
	"own_photos" boolean DEFAULT false NOT NULL,
	"name_given" text NOT NULL,
	"name_on_id" text,
	"consent_language" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text,
	"images_ended_at" timestamp with time zone,
	CONSTRAINT "identity_jobs_providerJobId_unique" UNIQUE("provider_job_id"),
	CONSTRAINT "identity_jobs_state" CHECK ("identity_jobs"."state" in ('queued', 'handing_over', 'processing', 'provisional', 'review', 'name_differs', 'verified', 'failed')),
	CONSTRAINT "identity_jobs_language" CHECK ("identity_jobs"."consent_language" in ('en', 'sw'))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"body_cipher" text,
	"received_at" timestamp with time zone NOT NULL,
	"worked_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "provider_events_provider" CHECK ("provider_events"."provider" in ('paystack', 'africastalking_inbound', 'africastalking_delivery', 'smileid'))
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"phone" text,
	"text_cipher" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"provider_message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempt_started_at" timestamp with time zone,
	"may_have_arrived_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"failure_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "sms_messages_status" CHECK ("sms_messages"."status" in ('queued', 'sending', 'accepted', 'delivered', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "misconduct_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"review_id" uuid,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'reported' NOT NULL,
	"asked_by" text,
	"asked_at" timestamp with time zone,
	"question" text,
	"statement" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	CONSTRAINT "misconduct_reports_reviewId_unique" UNIQUE("review_id"),
	CONSTRAINT "misconduct_reports_status" CHECK ("misconduct_reports"."status" in ('reported', 'worker_asked', 'upheld', 'dismissed')),
	CONSTRAINT "misconduct_reports_category" CHECK ("misconduct_reports"."category" in ('theft', 'abuse', 'negligence', 'confidentiality', 'substance_abuse', 'abandonment')),
	CONSTRAINT "misconduct_reports_region" CHECK ("misconduct_reports"."region" in ('nairobi_central', 'coast_east', 'rift_west')),
	CONSTRAINT "misconduct_reports_asked_by" CHECK ("misconduct_reports"."asked_by" in ('sms', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "worker_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "employers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"location" text,
	"email" text,
	"company_name" text,
	"industry" text,
	"family_size" integer,
	"preferred_service_types" text,
	"budget_range" text,
	"availability_needs" text,
	"special_requirements" text,
	"emergency_contact" text,
	"emergency_contact_phone" text,
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
CREATE TABLE "referee_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"phone_hash" text NOT NULL,
	"number" integer NOT NULL,
	"language" text NOT NULL,
	"told_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refused_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referee_notices_language" CHECK ("referee_notices"."language" in ('en', 'sw'))
);
--> statement-breakpoint
CREATE TABLE "stopped_numbers" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
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
	"phone" text,
	"relationship" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"feedback" text,
	"verified_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"calls_unanswered" integer DEFAULT 0 NOT NULL,
	"last_called_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_references_status" CHECK ("worker_references"."status" in ('pending', 'verified', 'refused'))
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
	"education" text,
	"availability" text,
	"skills" text,
	"bio" text,
	"emergency_contact" text,
	"emergency_contact_phone" text,
	"photo_key" text,
	"language" text DEFAULT 'en' NOT NULL,
	"language_chosen" boolean DEFAULT false NOT NULL,
	"gender" text,
	"date_of_birth" date,
	"stated_age" integer,
	"stated_age_on" date,
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
	"slug" text,
	"tells_contact_requests" boolean DEFAULT true NOT NULL,
	"tells_new_reviews" boolean DEFAULT true NOT NULL,
	"tells_verification_updates" boolean DEFAULT true NOT NULL,
	"profile_completed_at" timestamp with time zone,
	"profile_updated_at" timestamp with time zone,
	"opted_out_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workers_phone_unique" UNIQUE("phone"),
	CONSTRAINT "workers_photoKey_unique" UNIQUE("photo_key"),
	CONSTRAINT "workers_slug" UNIQUE("slug"),
	CONSTRAINT "workers_language" CHECK ("workers"."language" in ('en', 'sw')),
	CONSTRAINT "workers_gender" CHECK ("workers"."gender" in ('female', 'male'))
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
	"opening_until" timestamp with time zone,
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
	"provider_amount_cents" integer,
	"asking_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"reconcile_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_purchaseId_unique" UNIQUE("purchase_id"),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'processing', 'needs-attention', 'failed', 'processed'))
);
--> statement-breakpoint
CREATE TABLE "revoked_report_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL
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
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_note" text,
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
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_codes_audience" CHECK ("verification_codes"."audience" in ('employer', 'worker', 'ops'))
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"discard_at" timestamp with time zone
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
CREATE TABLE "limits" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "limits_kind_subject_ends_at_pk" PRIMARY KEY("kind","subject","ends_at")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_slips" ADD CONSTRAINT "check_slips_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_carried_from_checks_id_fk" FOREIGN KEY ("carried_from") REFERENCES "public"."checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_contact_request_id_contact_requests_id_fk" FOREIGN KEY ("contact_request_id") REFERENCES "public"."contact_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_incident_id_misconduct_reports_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."misconduct_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_images" ADD CONSTRAINT "identity_images_job_id_identity_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."identity_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_images" ADD CONSTRAINT "identity_images_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD CONSTRAINT "identity_jobs_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_jobs" ADD CONSTRAINT "identity_jobs_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_reporter_id_employers_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_reports" ADD CONSTRAINT "misconduct_reports_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_notifications" ADD CONSTRAINT "worker_notifications_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_notices" ADD CONSTRAINT "referee_notices_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_references" ADD CONSTRAINT "worker_references_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_photo_key_stored_files_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_upgraded_from_id_packages_id_fk" FOREIGN KEY ("upgraded_from_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revoked_report_codes" ADD CONSTRAINT "revoked_report_codes_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_by_worker" ON "cases" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "cases_by_consent" ON "cases" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "check_slips_by_check" ON "check_slips" USING btree ("check_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "checks_one_per_kind" ON "checks" USING btree ("case_id","kind");--> statement-breakpoint
CREATE INDEX "checks_by_worker" ON "checks" USING btree ("worker_id","kind","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "checks_by_origin" ON "checks" USING btree ("carried_from") WHERE "checks"."carried_from" is not null;--> statement-breakpoint
CREATE INDEX "checks_by_due" ON "checks" USING btree ("due_at","created_at","case_id","step");--> statement-breakpoint
CREATE INDEX "checks_undecided_by_due" ON "checks" USING btree ("due_at","created_at","case_id","step") WHERE "checks"."status" <> 'decided';--> statement-breakpoint
CREATE UNIQUE INDEX "asks_number_while_open" ON "asks" USING btree ("phone","number") WHERE "asks"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "asks_one_per_purchase" ON "asks" USING btree ("purchase_id") WHERE "asks"."purchase_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "asks_one_per_contact_request" ON "asks" USING btree ("contact_request_id") WHERE "asks"."contact_request_id" is not null;--> statement-breakpoint
CREATE INDEX "asks_by_invitation" ON "asks" USING btree ("invitation_id") WHERE "asks"."invitation_id" is not null;--> statement-breakpoint
CREATE INDEX "asks_by_phone" ON "asks" USING btree ("phone","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "asks_by_worker" ON "asks" USING btree ("worker_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asks_kept" ON "asks" USING btree ("expires_at") WHERE "asks"."status" in ('declined', 'expired', 'withdrawn') and "asks"."text" <> '';--> statement-breakpoint
CREATE INDEX "asks_open_by_expiry" ON "asks" USING btree ("expires_at") WHERE "asks"."status" = 'open';--> statement-breakpoint
CREATE INDEX "consents_by_pair" ON "consents" USING btree ("worker_id","employer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_one_open" ON "contact_requests" USING btree ("employer_id","worker_id") WHERE "contact_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "contact_requests_by_pair" ON "contact_requests" USING btree ("worker_id","employer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_requests_by_employer" ON "contact_requests" USING btree ("employer_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_requests_kept" ON "contact_requests" USING btree ("expires_at") WHERE "contact_requests"."status" in ('declined', 'expired') and "contact_requests"."message" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("employer_id","worker_id") WHERE "invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invitations_by_worker" ON "invitations" USING btree ("worker_id","employer_id");--> statement-breakpoint
CREATE INDEX "invitations_by_employer" ON "invitations" USING btree ("employer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open_of_check" ON "disputes" USING btree ("check_id") WHERE "disputes"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open_of_incident" ON "disputes" USING btree ("incident_id") WHERE "disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "disputes_waiting" ON "disputes" USING btree ("created_at","id") WHERE "disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "disputes_by_worker" ON "disputes" USING btree ("worker_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "worker_documents_one_per_slot" ON "worker_documents" USING btree ("worker_id","slot") WHERE "worker_documents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "worker_documents_undecided" ON "worker_documents" USING btree ("uploaded_at","id") WHERE "worker_documents"."status" = 'uploaded' and "worker_documents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "worker_documents_kept_by_verdict" ON "worker_documents" USING btree ("decided_at") WHERE "worker_documents"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "worker_documents_kept_by_end" ON "worker_documents" USING btree ("ended_at") WHERE "worker_documents"."certificate_number_cipher" is not null;--> statement-breakpoint
CREATE INDEX "worker_documents_by_worker" ON "worker_documents" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "worker_documents_by_file" ON "worker_documents" USING btree ("file_key") WHERE "worker_documents"."file_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_images_by_job" ON "identity_images" USING btree ("job_id","part","place");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_jobs_one_open" ON "identity_jobs" USING btree ("worker_id") WHERE "identity_jobs"."state" in ('queued', 'handing_over', 'processing', 'provisional', 'review', 'name_differs');--> statement-breakpoint
CREATE UNIQUE INDEX "identity_jobs_by_worker" ON "identity_jobs" USING btree ("worker_id","attempt");--> statement-breakpoint
CREATE INDEX "identity_jobs_due" ON "identity_jobs" USING btree ("next_try_at") WHERE "identity_jobs"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "identity_jobs_kept" ON "identity_jobs" USING btree ("decided_at") WHERE "identity_jobs"."state" = 'failed' and ("identity_jobs"."name_given" <> '' or "identity_jobs"."name_on_id" is not null or "identity_jobs"."note" is not null);--> statement-breakpoint
CREATE INDEX "identity_jobs_open" ON "identity_jobs" USING btree ("created_at","id") WHERE "identity_jobs"."state" in ('queued', 'handing_over', 'processing', 'provisional', 'review', 'name_differs');--> statement-breakpoint
CREATE UNIQUE INDEX "provider_events_once" ON "provider_events" USING btree ("provider","dedupe_key");--> statement-breakpoint
CREATE INDEX "provider_events_unworked" ON "provider_events" USING btree ("worked_at","received_at");--> statement-breakpoint
CREATE INDEX "provider_events_kept" ON "provider_events" USING btree ("provider","received_at") WHERE "provider_events"."body_cipher" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_once_per_key" ON "sms_messages" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_provider_id" ON "sms_messages" USING btree ("provider_message_id");--> statement-breakpoint
CREATE INDEX "sms_messages_by_status" ON "sms_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "sms_messages_kept" ON "sms_messages" USING btree ("created_at") WHERE "sms_messages"."phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "misconduct_reports_said_once" ON "misconduct_reports" USING btree ("reporter_id","worker_id","category",md5("description"));--> statement-breakpoint
CREATE INDEX "misconduct_reports_waiting" ON "misconduct_reports" USING btree ("created_at","id") WHERE "misconduct_reports"."status" in ('reported', 'worker_asked');--> statement-breakpoint
CREATE INDEX "misconduct_reports_by_worker" ON "misconduct_reports" USING btree ("worker_id","status","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "worker_notifications_once" ON "worker_notifications" USING btree ("worker_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "worker_notifications_newest" ON "worker_notifications" USING btree ("worker_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "worker_notifications_by_age" ON "worker_notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referee_notices_once" ON "referee_notices" USING btree ("worker_id","phone_hash");--> statement-breakpoint
CREATE INDEX "referee_notices_by_number" ON "referee_notices" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "referee_notices_untold" ON "referee_notices" USING btree ("created_at") WHERE "referee_notices"."told_at" is null and "referee_notices"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "work_history_by_worker" ON "work_history" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "worker_references_by_worker" ON "worker_references" USING btree ("worker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "worker_references_one_per_number" ON "worker_references" USING btree ("worker_id","phone");--> statement-breakpoint
CREATE INDEX "workers_newest" ON "workers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "workers_listed_newest" ON "workers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "workers"."listed" and "workers"."profile_completed_at" is not null;--> statement-breakpoint
CREATE INDEX "workers_by_part_of_name" ON "workers" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workers_by_part_of_service" ON "workers" USING gin ("service_type" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workers_by_slug" ON "workers" USING btree ("slug" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "workers_by_trust_review" ON "workers" USING btree ("trust_review_at") WHERE "workers"."trust_review_at" is not null;--> statement-breakpoint
CREATE INDEX "workers_never_joined" ON "workers" USING btree ("created_at") WHERE "workers"."profile_updated_at" is null and "workers"."profile_completed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "workers_one_per_national_id" ON "workers" USING btree ("national_id_hash") WHERE "workers"."national_id_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_open_or_paid" ON "purchases" USING btree ("employer_id","worker_id","package_id") WHERE "purchases"."status" in ('pending', 'paid');--> statement-breakpoint
CREATE INDEX "purchases_by_employer" ON "purchases" USING btree ("employer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchases_by_worker" ON "purchases" USING btree ("worker_id","employer_id");--> statement-breakpoint
CREATE INDEX "purchases_to_reconcile" ON "purchases" USING btree ("reconcile_at") WHERE "purchases"."reconcile_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_to_reconcile" ON "refunds" USING btree ("reconcile_at") WHERE "refunds"."reconcile_at" is not null;--> statement-breakpoint
CREATE INDEX "revoked_report_codes_by_report" ON "revoked_report_codes" USING btree ("report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_pending" ON "reviews" USING btree ("employer_id","worker_id") WHERE "reviews"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_by_employer" ON "reviews" USING btree ("employer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("updated_at","id") WHERE "reviews"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_by_worker" ON "reviews" USING btree ("worker_id","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_by_subject" ON "sessions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree (least("revoked_at", "expires_at"));--> statement-breakpoint
CREATE INDEX "verification_codes_by_phone" ON "verification_codes" USING btree ("phone","audience","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_codes_by_address" ON "verification_codes" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_by_time" ON "verification_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_files_to_discard" ON "stored_files" USING btree ("discard_at") WHERE "stored_files"."discard_at" is not null;--> statement-breakpoint
CREATE INDEX "limits_by_end" ON "limits" USING btree ("ends_at");--> statement-breakpoint
-- The audit log is append only, and each row holds the hash of the one before: a row that was changed, removed or slipped
-- in is found by recomputing the chain. The lock makes writers take turns, so that the chain has one order.
CREATE FUNCTION audit_log_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(254700001);
  -- Taken after the lock, so that the order of ids is the order of the chain.
  NEW.id := nextval(pg_get_serial_sequence('audit_log', 'id'));
  SELECT hash INTO NEW.previous_hash FROM audit_log ORDER BY id DESC LIMIT 1;
  NEW.previous_hash := coalesce(NEW.previous_hash, '');
  NEW.hash := encode(sha256(convert_to(
    concat_ws('|', NEW.previous_hash, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW.actor, NEW.action, NEW.subject, NEW.details::text),
    'UTF8')), 'hex');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_chain();
--> statement-breakpoint
CREATE FUNCTION audit_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_append_only();
