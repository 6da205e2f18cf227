import { eq } from 'drizzle-orm';
import type { CheckOutcome } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import { nairobiDay } from '@repo/domain/dates';
import { identityJobs } from '../src/db/schema/identity.ts';
import { caseWorkOf } from './case-work.ts';
import { decisionsOf } from './decisions.ts';
import type { TestApi } from './harness.ts';
import { identityWorkOf, type TestWorker } from './identity-work.ts';
import { looksOf } from './looks.ts';
import { teamWorkOf } from './team-work.ts';

/** The name of `identity.worker`, as the registry writes it. */
export const REGISTERED_NAME = 'AMANI WANJIRU TEST';
/** A verdict of the provider that leaves the attempt to the team. */
export const DOUBTFUL = { outcome: 'provisional', name_on_id: REGISTERED_NAME };

/** Identity checks of cases, decided by members who open nothing by it. */
export function identityOfCase(api: TestApi) {
  const identity = identityWorkOf(api);
  const caseWork = caseWorkOf(api);
  const decisions = decisionsOf(api);
  const looks = looksOf(api);
  const team = teamWorkOf(api);

  /** Where an attempt can stand, and how it comes there. */
  const standings = {
    'no attempt': () => Promise.resolve(),
    'photos at the provider': (amani: TestWorker) => identity.submitted(amani),
    'a name in question': (amani: TestWorker) =>
      identity.attempt(amani, { outcome: 'approved', name_on_id: 'BEATRICE ACHIENG OTHER' }, 'name_differs'),
    'a failed attempt': (amani: TestWorker) =>
      identity.attempt(amani, { outcome: 'rejected', reason: 'spoof_detected' }, 'failed'),
    'photos that wait for the team': (amani: TestWorker) => identity.attempt(amani, DOUBTFUL, 'provisional'),
  } as const;

  async function opened(standing: keyof typeof standings = 'no attempt') {
    const amani = await identity.worker();
    const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 17);
    const { id: check } = await caseWork.check(caseId, 'identity');
    await standings[standing](amani);
    const { token } = await team.member('agent');
    return { amani, caseId, check, token };
  }

  /** The id of her attempt. */
  const attemptOf = async ({ id }: TestWorker) =>
    (await api.ctx.db.select().from(identityJobs).where(eq(identityJobs.workerId, id))).at(0)?.id ?? '';

  /** The decision of a holder who opens nothing by it. */
  const decide = (token: string, id: string, outcome: CheckOutcome, reason: CheckReason) =>
    decisions.asHolder(token, 'check', id, () =>
      api.call('POST', `/api/ops/checks/${id}/decision`, {
        token,
        body: {
          outcome,
          note: 'Compared.',
          reason,
          source: 'worker_document',
          evidence_on: nairobiDay(api.ctx.clock.now()),
        },
      }),
    );

  const see = (token: string, check: string, attempt: string) =>
    decisions.asHolder(token, 'check', check, () => looks.atPhotos(token, attempt));

  return { team, opened, attemptOf, decide, see };
}
export type Standing = Parameters<ReturnType<typeof identityOfCase>['opened']>[0];
