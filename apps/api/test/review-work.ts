import { eq } from 'drizzle-orm';
import { listNannyReviews } from '@repo/api-client/contract/nannies';
import {
  getMyReview,
  getWaitingReview,
  listPendingReviews,
  listWaitingReviews,
  writeReview,
} from '@repo/api-client/contract/reviews';
import { claimWork } from '@repo/api-client/contract/work';
import { reviews } from '../src/db/schema/reviews.ts';
import { decisionsOf } from './decisions.ts';
import { caseWorkOf, type TestEmployer } from './case-work.ts';
import type { TestApi } from './harness.ts';

export const WORDS = { rating: 4, review: '  She is kind.\n', incident_report: ' ', evidence_url: null };

/** Employers who know a worker, and the acts of employers and the team on reviews. */
export async function reviewWorkOf(api: TestApi) {
  const decisions = decisionsOf(api);
  const work = caseWorkOf(api);
  const ops = await work.opsToken();

  const mine = ({ token }: TestEmployer, worker: string) =>
    api.make(getMyReview, { token, params: { id: worker } });

  /** An employer who paid for a check of a worker. */
  async function pair() {
    const employer = await work.employer();
    const worker = await work.worker();
    await work.purchase(employer.id, worker, 16);
    return { employer, worker };
  }

  /** Since when a review's text has waited, by the team's list. */
  async function readAt(id: string): Promise<string> {
    const list = await api.make(listWaitingReviews, { token: ops });
    return list.reviews.find((review) => review.id === id)?.updated_at ?? '';
  }

  return {
    ...work,
    ops,
    mine,
    pair,
    readAt,

    /** A review that waits, as a member reads it who took it. */
    async opened(id: string, token = ops) {
      await api.make(claimWork, { token, params: { kind: 'review', id } });
      return api.make(getWaitingReview, { token, params: { id } });
    },

    /** A pending review, as its author reads it. */
    async written(body: object = WORDS) {
      const { employer, worker } = await pair();
      await api.make(writeReview, { token: employer.token, params: { id: worker }, body });
      const { review } = await mine(employer, worker);
      return { employer, worker, id: review?.id ?? '' };
    },
    post: ({ token }: TestEmployer, worker: string, body: object = WORDS) =>
      api.call('POST', `/nannies/${worker}/review`, { token, body }),
    put: ({ token }: TestEmployer, id: string, body: object = WORDS) =>
      api.call('PUT', `/nannies/review/${id}`, { token, body }),
    remove: ({ token }: TestEmployer, id: string) => api.call('DELETE', `/nannies/review/${id}`, { token }),
    pending: async ({ token }: TestEmployer) =>
      (await api.make(listPendingReviews, { token })).pending_reviews,
    published: ({ token }: TestEmployer, worker: string) =>
      api.make(listNannyReviews, { token, params: { id: worker } }),
    rowsOf: (worker: string) => api.ctx.db.select().from(reviews).where(eq(reviews.workerId, worker)),
    decide: async (id: string, status: string, reason = 'Read.', updated_at?: string) =>
      decisions.review(ops, id, { status, reason, updated_at: updated_at ?? (await readAt(id)) }),
  };
}
