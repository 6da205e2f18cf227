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
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"discard_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "photo_key" text;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "worker_documents_one_per_slot" ON "worker_documents" USING btree ("worker_id","slot") WHERE "worker_documents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "worker_documents_undecided" ON "worker_documents" USING btree ("uploaded_at","id") WHERE "worker_documents"."status" = 'uploaded' and "worker_documents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "worker_documents_kept_by_verdict" ON "worker_documents" USING btree ("decided_at") WHERE "worker_documents"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "worker_documents_by_file" ON "worker_documents" USING btree ("file_key") WHERE "worker_documents"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "stored_files_to_discard" ON "stored_files" USING btree ("discard_at") WHERE "stored_files"."discard_at" is not null;--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_photo_key_stored_files_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_photoKey_unique" UNIQUE("photo_key");