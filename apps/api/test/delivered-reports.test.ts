import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listWorkerConsents } from '@repo/api-client/contract/worker-app';
import { refunds } from '../src/db/schema/purchases.ts';
import { type FindingWork, findingWorkOf } from './finding-work.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const FELL = { decision: 'upheld', outcome: 'clear', note: 'Another person of the same name.' };

const api = await useApi();
const work = await findingWorkOf(api);
const app = workerAppWorkOf(api);

type Found = Awaited<ReturnType<FindingWork['found']>>;

async function delivered(): Promise<Found> {
  const found = await work.found();
  await work.cases.decideAll(work.ops, found.caseId);
  return found;
}
/** A report with an overturned finding. The team must write its final review again. */
async function corrected(): Promise<Found> {
  const found = await delivered();
  await work.ruled(await work.disputed(found.token, 'check', found.id), FELL);
  return found;
}
const consents = async (token: string) => (await api.make(listWorkerConsents, { token })).consents;
const refundsOf = async (caseId: string) => {
  const { purchaseId } = await work.caseRow(caseId);
  return api.ctx.db.select().from(refunds).where(eq(refunds.purchaseId, purchaseId));
};
/** The course of a case until the team has written its final review again. */
async function courseOf({ caseId }: Found) {
  const refunded = await refundsOf(caseId);
  const { status: meanwhile } = await work.caseRow(caseId);
  await work.cases.decide(work.ops, caseId, 'final_review');
  return { refunded, meanwhile, afterwards: (await work.caseRow(caseId)).status };
}
const DELIVERED = { refunded: [], meanwhile: 'open', afterwards: 'completed' };

describe('a report that was complete and is corrected', () => {
  it('is not paid back when she takes her consent back then', async () => {
    const found = await corrected();
    const [consent] = await consents(found.token);
    expect(consent).toMatchObject({ open_checks: 0 });
    expect(await app.withdraw(found.token, consent?.id ?? '')).toMatchObject({ status: 200 });
    expect(await courseOf(found)).toEqual(DELIVERED);
  });

  it('is not paid back when she had taken it back before, and does so again', async () => {
    const found = await delivered();
    const [consent] = await consents(found.token);
    await app.withdraw(found.token, consent?.id ?? '');
    await work.ruled(await work.disputed(found.token, 'check', found.id), FELL);
    await app.withdraw(found.token, consent?.id ?? '');
    expect(await courseOf(found)).toEqual(DELIVERED);
  });

  it('is not paid back when she says STOP', async () => {
    const found = await corrected();
    await app.writes((await work.workerRow(found.worker)).phone, 'STOP');
    expect(await courseOf(found)).toEqual(DELIVERED);
  });
});

describe('whoever ordered a check in which something fell', () => {
  const CORRECTED =
    /^Amini: something in a check that you ordered was corrected\. Sign in to read it as it is now\.$/;

  it('is told so, once, and not what', async () => {
    const { employer, caseId } = await corrected();
    await api.waitForSms(employer.phone, CORRECTED);
    await work.cases.decide(work.ops, caseId, 'final_review');
    expect((await api.received(employer.phone)).filter((text) => CORRECTED.test(text))).toHaveLength(1);
  });

  it('is told in every case that took the decision over', async () => {
    const { employer, worker, id, token } = await work.found('references');
    await work.open(employer.id, worker, 18);
    await work.ruled(await work.disputed(token, 'check', id), FELL);
    await api.waitForSms(employer.phone, CORRECTED);
  });

  it('is told nothing where it stands', async () => {
    const stands = await work.found();
    await work.ruled(await work.disputed(stands.token, 'check', stands.id), {
      decision: 'rejected',
      note: 'The court has her ID number.',
    });
    const texts = await api.received(stands.employer.phone);
    expect(texts.filter((text) => CORRECTED.test(text))).toEqual([]);
  });

  it('is told so also of a check that her withdrawal stopped, because its results stay readable', async () => {
    const { token, id, employer, caseId } = await work.found();
    const [consent] = await consents(token);
    await app.withdraw(token, consent?.id ?? '');
    await work.ruled(await work.disputed(token, 'check', id), FELL);
    await api.waitForSms(employer.phone, CORRECTED);
    expect(await work.caseRow(caseId)).toMatchObject({ status: 'closed' });
  });
});
