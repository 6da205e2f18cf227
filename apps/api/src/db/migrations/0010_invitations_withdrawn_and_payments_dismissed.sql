ALTER TABLE "invitations" DROP CONSTRAINT "invitations_status";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_status" CHECK ("invitations"."status" in ('pending', 'accepted', 'declined', 'expired', 'withdrawn'));