ALTER TABLE "provider_events" ALTER COLUMN "body_cipher" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_messages" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "asks_kept" ON "asks" USING btree ("expires_at") WHERE "asks"."status" in ('declined', 'expired', 'withdrawn') and "asks"."text" <> '';--> statement-breakpoint
CREATE INDEX "contact_requests_kept" ON "contact_requests" USING btree ("expires_at") WHERE "contact_requests"."status" in ('declined', 'expired') and "contact_requests"."message" <> '';--> statement-breakpoint
CREATE INDEX "worker_documents_kept_by_end" ON "worker_documents" USING btree ("ended_at") WHERE "worker_documents"."certificate_number_cipher" is not null;--> statement-breakpoint
CREATE INDEX "identity_jobs_kept" ON "identity_jobs" USING btree ("decided_at") WHERE "identity_jobs"."state" = 'failed' and ("identity_jobs"."name_given" <> '' or "identity_jobs"."name_on_id" is not null or "identity_jobs"."note" is not null);--> statement-breakpoint
CREATE INDEX "provider_events_kept" ON "provider_events" USING btree ("provider","received_at") WHERE "provider_events"."body_cipher" is not null;--> statement-breakpoint
CREATE INDEX "sms_messages_kept" ON "sms_messages" USING btree ("created_at") WHERE "sms_messages"."phone" is not null;--> statement-breakpoint
CREATE INDEX "workers_never_joined" ON "workers" USING btree ("created_at") WHERE "workers"."profile_updated_at" is null and "workers"."profile_completed_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree (least("revoked_at", "expires_at"));--> statement-breakpoint
CREATE INDEX "limits_by_end" ON "limits" USING btree ("ends_at");