DROP INDEX "purchases_to_reconcile";--> statement-breakpoint
DROP INDEX "refunds_to_reconcile";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "opening_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asking_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "purchases_to_reconcile" ON "purchases" USING btree ("reconcile_at") WHERE "purchases"."reconcile_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_to_reconcile" ON "refunds" USING btree ("reconcile_at") WHERE "refunds"."reconcile_at" is not null;