import { expect } from 'vitest';
import { getDeepCheck } from '@repo/api-client/contract/verifications';
import { workerReferences, workHistory } from '../src/db/schema/people.ts';
import { reviews } from '../src/db/schema/reviews.ts';
import { caseWorkOf, type TestEmployer } from './case-work.ts';
import type { TestApi } from './harness.ts';
import { readPdf } from './pdf-text.ts';

export const ID_NUMBER = '39876123';

/** Workers with complete records, and reports about them on the screen and on paper. */
export async function reportWorkOf(api: TestApi) {
  const { ctx } = api;
  const work = caseWorkOf(api);
  const ops = await work.opsToken();

  /** Decides every undecided check of a case. Each check has a unique note. */
  async function decideWithNotes(caseId: string, mark: string): Promise<void> {
    for (const { kind, status } of await work.checks(caseId))
      if (status !== 'decided') await work.decide(ops, caseId, kind, 'clear', `${mark}-${kind}`);
  }

  const download = (id: string, { token }: TestEmployer) =>
    api.call('GET', `/api/verifications/${id}/download`, { token });

  return {
    ...work,
    ops,
    decideWithNotes,
    download,
    deepCheck: (worker: string, { token }: TestEmployer) =>
      api.make(getDeepCheck, { token, params: { id: worker } }),

    async pdfOf(id: string, employer: TestEmployer) {
      const answer = await download(id, employer);
      expect(answer.status).toBe(200);
      return readPdf(answer.body);
    },

    /** A worker with an ID number, a reference, a job, a review, and a full check for another employer. */
    async knownWorker(): Promise<string> {
      const worker = await work.worker({
        name: 'Wanjikũ Ngũgĩ',
        smileStatus: 'verified',
        nationalIdCipher: ctx.secrets.seal(ID_NUMBER),
        nationalIdLast3: ID_NUMBER.slice(-3),
      });
      const now = ctx.clock.now();
      await ctx.db.insert(workerReferences).values({
        workerId: worker,
        name: 'REFNAME',
        phone: '0700 000 095',
        relationship: 'RELATION',
        feedback: 'FEEDBACK',
        status: 'verified',
        verifiedAt: now,
        createdAt: now,
      });
      await ctx.db.insert(workHistory).values({
        workerId: worker,
        position: 'JOBTITLE',
        employer: 'WORKPLACE',
        duration: 'DURATION',
        createdAt: now,
      });
      const other = await work.employer();
      await decideWithNotes(await work.open(other.id, worker, 18), 'OTHER');
      await ctx.db.insert(reviews).values({
        workerId: worker,
        employerId: other.id,
        rating: 4,
        review: 'REVIEWTEXT',
        status: 'approved',
        createdAt: now,
        updatedAt: now,
      });
      return worker;
    },
  };
}
export type ReportWork = Awaited<ReturnType<typeof reportWorkOf>>;
