import type { purchases } from '../../db/schema/purchases.ts';

export type PurchaseRow = typeof purchases.$inferSelect;
