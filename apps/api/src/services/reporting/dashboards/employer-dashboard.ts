import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getDashboard } from '@repo/api-client/contract/employer';
import type { Context } from '../../../context.ts';
import { loadPurchases } from './employer-purchases.ts';
import { loadRequests } from './employer-requests.ts';

type Dashboard = AnswerOf<typeof getDashboard>;

/** Requests and purchases of one employer, newest first, in two statements whatever their number. */
export async function loadDashboard(ctx: Context, employerId: string): Promise<Dashboard> {
  const [requests, purchases] = await Promise.all([
    loadRequests(ctx, employerId),
    loadPurchases(ctx, employerId),
  ]);
  return { requests, purchases };
}
