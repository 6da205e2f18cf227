CREATE TABLE "refused_employers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"employer_name" text NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	"blocked_at" timestamp with time zone,
	"block_channel" text
);
--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "employer_name" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "employer_name" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
UPDATE "consent_requests" SET "employer_name" = left(trim(regexp_replace(regexp_replace("employers"."name", '[^A-Za-z''& -]', ' ', 'g'), ' +', ' ', 'g')), 40) FROM "employers" WHERE "employers"."id" = "consent_requests"."employer_id";--> statement-breakpoint
UPDATE "consent_requests" SET "level" = "packages"."level" FROM "packages" WHERE "packages"."id" = coalesce(
	(SELECT "package_id" FROM "invitations" WHERE "invitations"."id" = "consent_requests"."invitation_id"),
	(SELECT "package_id" FROM "purchases" WHERE "purchases"."id" = "consent_requests"."purchase_id")
);--> statement-breakpoint
UPDATE "consents" SET "employer_name" = "consent_requests"."employer_name", "level" = "consent_requests"."level", "expires_at" = CASE WHEN "consent_requests"."level" IS NOT NULL THEN "consents"."given_at" + interval '90 days' END FROM "consent_requests" WHERE "consent_requests"."id" = "consents"."consent_request_id";--> statement-breakpoint
INSERT INTO "refused_employers" ("worker_id", "employer_id", "employer_name", "declined", "refused_at")
SELECT "worker_id", "employer_id", max("employer_name"), sum("declined"), max("refused_at") FROM (
	SELECT "worker_id", "employer_id", "employer_name", 1 AS "declined", "answered_at" AS "refused_at" FROM "consent_requests" WHERE "status" = 'declined' AND "answered_at" IS NOT NULL
	UNION ALL
	SELECT "worker_id", "employer_id", "employer_name", 0, "withdrawn_at" FROM "consents" WHERE "withdrawn_at" IS NOT NULL
) AS "refusals" GROUP BY "worker_id", "employer_id";--> statement-breakpoint
ALTER TABLE "consent_requests" ALTER COLUMN "employer_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "employer_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_employers" ADD CONSTRAINT "refused_employers_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_employers" ADD CONSTRAINT "refused_employers_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refused_employers_pair" ON "refused_employers" USING btree ("worker_id","employer_id");--> statement-breakpoint
CREATE INDEX "refused_employers_by_employer" ON "refused_employers" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "contact_requests_reported" ON "contact_requests" USING btree ("reported_at" DESC NULLS FIRST) WHERE "contact_requests"."reported_at" is not null;--> statement-breakpoint
CREATE INDEX "refused_employers_blocked" ON "refused_employers" USING btree ("blocked_at" DESC NULLS FIRST) WHERE "refused_employers"."blocked_at" is not null;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_level" CHECK ("consent_requests"."level" in ('lite', 'standard', 'premium'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_level_ends" CHECK (("consents"."level" is null) = ("consents"."expires_at" is null));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_level" CHECK ("consents"."level" in ('lite', 'standard', 'premium'));