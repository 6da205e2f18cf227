ALTER TABLE "stopped_numbers" ALTER COLUMN "stopped_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stopped_numbers" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "opted_in_at" timestamp with time zone;