import { eq } from 'drizzle-orm';
import { getPublicProfile } from '@repo/api-client/contract/nannies';
import { getCompletion } from '@repo/api-client/contract/verifications';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import { checks } from '../src/db/schema/cases.ts';
import type { TestApi } from './harness.ts';
import { reportWorkOf } from './report-work.ts';

/** Cases of one employer whose results serve another package. */
export async function reuseWorkOf(api: TestApi) {
  const work = await reportWorkOf(api);
  const employer = await work.employer();
  const { ops } = work;
  const completion = (worker: string, { token } = employer) =>
    api.make(getCompletion, { token, params: { nanny_id: worker } });
  const score = async (worker: string) =>
    (await api.make(getPublicProfile, { token: employer.token, params: { id: worker } })).trust_score;
  /** The kinds with a result that the case reused from another case. */
  const reusedIn = async (caseId: string): Promise<CheckKind[]> =>
    (await work.checks(caseId)).flatMap(({ kind, reusedFrom }) => (reusedFrom === null ? [] : [kind]));
  const statusOf = async (caseId: string, kind: CheckKind) => (await work.check(caseId, kind)).status;

  /** Moves the decisions some days back. The clock of all other tests does not change. */
  const age = async (caseId: string, days: number): Promise<void> => {
    for (const { id, decidedAt } of await work.checks(caseId))
      if (decidedAt !== null)
        await api.ctx.db
          .update(checks)
          .set({ decidedAt: new Date(decidedAt.getTime() - days * 86_400_000) })
          .where(eq(checks.id, id));
  };

  /** A Lite check with decided references. Returns the case and the check of the references. */
  const lite = async (worker: string, outcome: CheckOutcome = 'clear', buyer = employer) => {
    const caseId = await work.open(buyer.id, worker, 16);
    await work.decide(ops, caseId, 'references', outcome, 'Both former employers were called.');
    return { caseId, references: await work.check(caseId, 'references') };
  };
  return { ...work, buyer: employer, completion, score, reusedIn, statusOf, age, lite };
}
