ALTER TABLE "asks" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "language_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_language" CHECK ("asks"."language" in ('en', 'sw'));--> statement-breakpoint
-- Nobody has Kiswahili but by her own choice.
UPDATE "workers" SET "language_chosen" = true WHERE "language" = 'sw';
