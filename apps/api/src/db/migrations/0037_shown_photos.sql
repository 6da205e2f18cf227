ALTER TABLE "workers" ADD COLUMN "shows_photo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "shown_photo_key" text;--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_shown_photo" UNIQUE("shown_photo_key");--> statement-breakpoint
-- These workers were told that employers do not see their photo. Each can show it in her settings.
UPDATE "workers" SET "shows_photo" = false WHERE "photo_key" IS NOT NULL;
