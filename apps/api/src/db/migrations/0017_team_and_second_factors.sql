CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"totp_secret" text,
	"challenge" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "team_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"phone" text,
	"name" text,
	"role" text,
	"reason" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "team_changes_kind" CHECK ("team_changes"."kind" in ('invitation', 'role', 'new_second_factor')),
	CONSTRAINT "team_changes_status" CHECK ("team_changes"."status" in ('proposed', 'approved', 'refused', 'withdrawn')),
	CONSTRAINT "team_changes_role" CHECK ("team_changes"."role" in ('agent', 'senior', 'finance', 'privacy_officer', 'administrator', 'auditor')),
	CONSTRAINT "team_changes_decided" CHECK (("team_changes"."status" = 'proposed') = ("team_changes"."decided_by" is null)),
	CONSTRAINT "team_changes_by_two" CHECK ("team_changes"."status" not in ('approved', 'refused') or ("team_changes"."decided_by" <> "team_changes"."proposed_by"
        and "team_changes"."member_id" is distinct from "team_changes"."decided_by")),
	CONSTRAINT "team_changes_of_kind" CHECK (case "team_changes"."kind"
        when 'invitation' then "team_changes"."phone" is not null and "team_changes"."name" is not null and "team_changes"."role" is not null
        when 'role' then "team_changes"."member_id" is not null and "team_changes"."role" is not null
        else "team_changes"."member_id" is not null end)
);
--> statement-breakpoint
CREATE TABLE "used_totp_steps" (
	"member_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_totp_steps_member_id_step_pk" PRIMARY KEY("member_id","step")
);
--> statement-breakpoint
ALTER TABLE "ops_members" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "ops_members" ADD COLUMN "role" text DEFAULT 'administrator' NOT NULL;--> statement-breakpoint
ALTER TABLE "ops_members" ADD COLUMN "status" text DEFAULT 'invited' NOT NULL;--> statement-breakpoint
ALTER TABLE "ops_members" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ops_members" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ops_members" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ops_members" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "ops_members" ADD COLUMN "pending_totp_secret" text;--> statement-breakpoint
ALTER TABLE "ops_members" ADD COLUMN "pending_challenge" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_proposed_by_ops_members_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_decided_by_ops_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_totp_steps" ADD CONSTRAINT "used_totp_steps_member_id_ops_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ops_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_by_member" ON "passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_by_member" ON "recovery_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sign_in_tickets_by_time" ON "sign_in_tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_tickets_by_member" ON "sign_in_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_changes_open" ON "team_changes" USING btree ("proposed_at") WHERE "team_changes"."status" = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "team_changes_one_open_of_member" ON "team_changes" USING btree ("member_id","kind") WHERE "team_changes"."status" = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "team_changes_one_open_of_phone" ON "team_changes" USING btree ("phone") WHERE "team_changes"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "used_totp_steps_by_time" ON "used_totp_steps" USING btree ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_by_id" ON "sessions" USING btree ("id") WHERE "sessions"."id" is not null;--> statement-breakpoint
ALTER TABLE "ops_members" ADD CONSTRAINT "ops_members_role" CHECK ("ops_members"."role" in ('agent', 'senior', 'finance', 'privacy_officer', 'administrator', 'auditor'));--> statement-breakpoint
ALTER TABLE "ops_members" ADD CONSTRAINT "ops_members_status" CHECK ("ops_members"."status" in ('invited', 'active', 'left'));