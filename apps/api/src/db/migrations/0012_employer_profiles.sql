ALTER TABLE "employers" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "industry" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "family_size" integer;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "preferred_service_types" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "budget_range" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "availability_needs" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "special_requirements" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "emergency_contact" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "emergency_contact_phone" text;