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
ALTER TABLE "asks" ADD COLUMN "contact_request_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_one_open" ON "contact_requests" USING btree ("employer_id","worker_id") WHERE "contact_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "contact_requests_by_pair" ON "contact_requests" USING btree ("worker_id","employer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_requests_by_employer" ON "contact_requests" USING btree ("employer_id","created_at");--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_contact_request_id_contact_requests_id_fk" FOREIGN KEY ("contact_request_id") REFERENCES "public"."contact_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "asks_one_per_contact_request" ON "asks" USING btree ("contact_request_id") WHERE "asks"."contact_request_id" is not null;