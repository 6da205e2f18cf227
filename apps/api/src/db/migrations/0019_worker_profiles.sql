ALTER TABLE "workers" ADD COLUMN "education" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "availability" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "skills" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "emergency_contact" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "emergency_contact_phone" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_language" CHECK ("workers"."language" in ('en', 'sw'));