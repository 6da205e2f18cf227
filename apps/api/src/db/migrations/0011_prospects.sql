CREATE TABLE "prospects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"employer_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"location" text,
	"service_type" text,
	"experience_years" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prospects_pair" UNIQUE("employer_id","worker_id")
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "worker_name" text;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospects_by_worker" ON "prospects" USING btree ("worker_id");--> statement-breakpoint
-- What the employer typed was not kept apart from the account until now. Each of them was shown this name.
INSERT INTO "prospects" ("employer_id", "worker_id", "name", "phone", "created_at", "updated_at")
SELECT "invitations"."employer_id", "invitations"."worker_id", coalesce("workers"."name", ''), "workers"."phone", min("invitations"."created_at"), max("invitations"."created_at")
FROM "invitations" JOIN "workers" ON "workers"."id" = "invitations"."worker_id"
GROUP BY "invitations"."employer_id", "invitations"."worker_id", "workers"."name", "workers"."phone";--> statement-breakpoint
UPDATE "purchases" SET "worker_name" = "workers"."name" FROM "workers" WHERE "workers"."id" = "purchases"."worker_id";--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_prospect" FOREIGN KEY ("employer_id","worker_id") REFERENCES "public"."prospects"("employer_id","worker_id") ON DELETE no action ON UPDATE no action;