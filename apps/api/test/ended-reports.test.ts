import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import { getMisconduct } from '@repo/api-client/contract/misconduct';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { checks } from '../src/db/schema/cases.ts';
import { opsMembers, workerReferences, workers, workHistory } from '../src/db/schema/people.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { correctCheck } from '../src/services/casework/disputes/correct-check.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { downloadReport } from '../src/services/reporting/reports/download-report.ts';
import { readCompletion } from '../src/services/reporting/reports/read-completion.ts';
import { readDeepCheck } from '../src/services/reporting/reports/read-deep-check.ts';
import type { TestEmployer } from './case-work.ts';
import { readPdf } from './pdf-text.ts';
import { reportWorkOf } from './report-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await reportWorkOf(api);

const withdraw = (worker: string) => withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
const completion = (worker: string, { token }: TestEmployer) =>
  api.make(getCompletion, { token, params: { nanny_id: worker } });

/** The other referee whom a clear check needs (`check-proof.ts`). */
const SECOND = { ref_name: 'Ruth Test' };

/** The provider has taken on the refund. */
const refunded = (purchaseId: string) =>
  api.ctx.db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, purchaseId));

const NO_SCORE = { trust_score: 0, trust_badge: 'Basic', trust_checked: false, trust_reach: null };

const STOPPED = { status: 'stopped', outcome: null, due_at: null, decided_at: null, acts_next: null };

/** Everything about a worker that changes after the end of a report. */
async function liveOn(worker: string): Promise<void> {
  const createdAt = new Date(api.ctx.clock.now().getTime() + 1000);
  await api.ctx.db
    .update(workers)
    .set({ location: 'LATERTOWN', serviceType: 'Driver', experienceYears: 31 })
    .where(eq(workers.id, worker));
  await api.ctx.db.insert(workerReferences).values({
    workerId: worker,
    name: 'LATERREF',
    phone: '0700 000 096',
    relationship: 'LATER',
    feedback: 'LATER',
    status: 'verified',
    verifiedAt: createdAt,
    createdAt,
  });
  await api.ctx.db.insert(workHistory).values({
    workerId: worker,
    position: 'LATERJOB',
    employer: 'LATER',
    duration: 'LATER',
    createdAt,
  });
  await work.upheldRecord(worker, createdAt);
}

/** A complete premium check with a finding. Made first: after 90 days no session of the team stands. */
async function withFinding() {
  const [worker, buyer] = [await work.knownWorker(), await work.employer()];
  const caseId = await work.open(buyer.id, worker, 18);
  await work.decide(work.ops, caseId, 'criminal_record', 'finding', 'A FINDING');
  await work.decideWithNotes(caseId, 'MINE');
  return { worker, buyer, caseId };
}

let employer: TestEmployer;
let old: Awaited<ReturnType<typeof withFinding>>;
let standard: { readonly worker: string; readonly buyer: TestEmployer; readonly purchaseId: string };
beforeAll(async () => {
  employer = await work.employer();
  old = await withFinding();
  const [worker, buyer] = [await work.knownWorker(), await work.employer()];
  const caseId = await work.open(buyer.id, worker, 17);
  await work.decideWithNotes(caseId, 'MINE');
  standard = { worker, buyer, purchaseId: (await work.caseRow(caseId)).purchaseId };
});

/** A premium check with three decisions and the proven identity, withdrawn. */
async function stopped() {
  const worker = await work.knownWorker();
  const caseId = await work.open(employer.id, worker, 18);
  for (const kind of ['references', 'misconduct_registry', 'criminal_record'] as const)
    await work.decide(work.ops, caseId, kind, 'clear', `MINE-${kind}`);
  const { purchaseId } = await work.caseRow(caseId);
  await withdraw(worker);
  return { worker, caseId, purchaseId };
}

describe('a report whose worker withdrew before its last check', () => {
  it('keeps the results that were decided, and says which checks have stopped', async () => {
    const { worker, purchaseId } = await stopped();
    const report = await work.deepCheck(worker, employer);
    expect(report).toMatchObject({
      ...NO_SCORE,
      trust_score_breakdown: [],
      verification_id: purchaseId,
      ended: { reason: 'withdrawn', stopped: true },
      report: { complete: false, issued_at: null },
      identity: { outcome: 'clear', full_name: 'Wanjikũ Ngũgĩ', id_number: null },
      verification: { police_check: { outcome: 'clear', notes: 'MINE-criminal_record' } },
      misconduct: { outcome: 'clear', records_found: 0 },
      references_summary: { outcome: 'clear', verified: 2, total: 2 },
      references: [{ ref_name: 'REFNAME', ref_contact: null, feedback: 'FEEDBACK', verified: true }, SECOND],
      social_screening: { outcome: null, status: 'stopped', waiting_on: null, due_at: null },
      work_history_summary: { outcome: null, status: 'stopped' },
      work_history: [],
      recommendation: { outcome: null, admin_notes: null, decided_at: null },
    });
    expect(await completion(worker, employer)).toMatchObject({
      ...NO_SCORE,
      completed_steps: 4,
      total_steps: 8,
      misconduct_flags: null,
      ended: report.ended,
      checks: [
        { kind: 'identity', outcome: 'clear' },
        { kind: 'references', outcome: 'clear' },
        { kind: 'criminal_record', outcome: 'clear' },
        { kind: 'social_media', ...STOPPED },
        { kind: 'health', ...STOPPED },
        { kind: 'work_history', ...STOPPED },
        { kind: 'misconduct_registry', outcome: 'clear' },
        { kind: 'final_review', ...STOPPED },
      ],
    });
  });

  it('pays back the share of the others, and stays readable after the refund, by each of its ids', async () => {
    const { worker, purchaseId } = await stopped();
    await api.waitForSms(employer.phone, /KES 500 of your payment of KES 1,000 is being refunded\.$/);
    await refunded(purchaseId);
    const dashboard = await api.make(getDashboard, { token: employer.token });
    expect(dashboard.purchases.find(({ id }) => id === purchaseId)).toMatchObject({
      status: 'refunded',
      consent: 'withdrawn',
      refund_amount: 500,
    });
    for (const id of [worker, purchaseId]) {
      const { text } = await work.pdfOf(id, employer);
      for (const shown of ['MINE-criminal_record', 'FEEDBACK', 'The worker withdrew consent on'])
        expect(text).toContain(shown);
      for (const hidden of [
        '0700 000 095',
        'ends 123',
        'Trust score',
        'out of 100',
        'JOBTITLE',
        'REVIEWTEXT',
        // Her work history was not looked at. An empty list would read like a result.
        'No entries',
      ])
        expect(text).not.toContain(hidden);
    }
  });

  it('tells nothing that came after it', async () => {
    const { worker } = await stopped();
    const [before, paper] = [await work.deepCheck(worker, employer), await work.pdfOf(worker, employer)];
    await liveOn(worker);
    expect(await work.deepCheck(worker, employer)).toEqual(before);
    expect((await work.pdfOf(worker, employer)).text).toBe(paper.text);
    expect(await api.make(getMisconduct, { token: employer.token, params: { id: worker } })).toMatchObject({
      access: 'ended',
    });
  });

  it('sells nothing more on paper', async () => {
    const worker = await work.knownWorker();
    const buyer = await work.employer();
    await work.open(buyer.id, worker, 16);
    expect((await work.pdfOf(worker, buyer)).text).toMatch(/unlocks this section in full/);
    await withdraw(worker);
    const { text } = await work.pdfOf(worker, buyer);
    expect(text).toContain('Part of the Standard package.');
    expect(text).not.toMatch(/unlocks|A summary only/);
  });

  it('opens nothing to another employer, nor without a decision', async () => {
    const { purchaseId } = await stopped();
    const stranger = await work.employer();
    expect((await work.download(purchaseId, stranger)).status).toBe(404);
    const fresh = await work.worker({ name: 'Fresh Example' });
    const bare = await work.caseRow(await work.open(employer.id, fresh, 18));
    await withdraw(fresh);
    await refunded(bare.purchaseId);
    expect((await work.download(bare.purchaseId, employer)).status).toBe(402);
  });
});

describe('what the end of a report does not change', () => {
  it('keeps a record as a finding that was upheld after a clear check and before the withdrawal', async () => {
    const worker = await work.knownWorker();
    const buyer = await work.employer();
    const caseId = await work.open(buyer.id, worker, 18);
    await work.decide(work.ops, caseId, 'misconduct_registry', 'clear', 'MINE');
    await work.upheldRecord(worker);
    const { misconduct } = await work.deepCheck(worker, buyer);
    expect(misconduct).toMatchObject({ outcome: 'finding', records_found: 1 });
    await api.advance(1);
    await withdraw(worker);
    expect((await work.deepCheck(worker, buyer)).misconduct).toEqual(misconduct);
  });

  it('makes no recommendation of a final review that was decided before the other checks', async () => {
    const worker = await work.knownWorker();
    const buyer = await work.employer();
    const caseId = await work.open(buyer.id, worker, 18);
    await work.decide(work.ops, caseId, 'final_review', 'clear', 'EARLY');
    await withdraw(worker);
    expect(JSON.stringify(await work.deepCheck(worker, buyer))).not.toContain('EARLY');
    expect((await work.pdfOf(worker, buyer)).text).not.toContain('EARLY');
    expect(await completion(worker, buyer)).toMatchObject({ admin_notes: null, completed_steps: 1 });
    // Her proven identity is the only result of eight checks.
    await api.waitForSms(buyer.phone, /KES 875 of your payment of KES 1,000 is being refunded\.$/);
  });

  it('shows no reference that she changed since, and writes no look at contacts', async () => {
    const { worker } = await stopped();
    await api.ctx.db
      .update(workerReferences)
      .set({ name: 'LATERNAME', status: 'pending', feedback: null, verifiedAt: null })
      .where(eq(workerReferences.workerId, worker));
    const { references, references_summary } = await work.deepCheck(worker, employer);
    expect(references).toEqual([]);
    expect(references_summary).toMatchObject({ outcome: 'clear', verified: 0, total: 0 });
    const looks = (await work.audit(`worker:${worker}`)).filter(
      ({ action }) => action === 'looked-at-unmasked-data',
    );
    expect(looks).toEqual([]);
  });

  it('leaves the employer who paid for a part free to review her', async () => {
    const { worker, purchaseId } = await stopped();
    await refunded(purchaseId);
    expect(await api.make(getMisconduct, { token: employer.token, params: { id: worker } })).toMatchObject({
      may_report: true,
    });
  });
});

// At the end: after so many days every session has ended, so the services are asked themselves.
describe.each([
  ['a withdrawal', 'withdrawn', withdraw],
  ['90 days', 'expired', () => api.advance(90 * 86_400)],
] as const)('a complete report after %s', (_end, reason, end) => {
  it('shows its results without the score, the ID number, the contacts and later news', async () => {
    const worker = await work.knownWorker();
    const buyer = await work.employer();
    await work.decideWithNotes(await work.open(buyer.id, worker, 18), 'MINE');
    expect(await readDeepCheck(api.ctx, buyer.id, worker)).toMatchObject({
      ended: null,
      references: [{ ref_contact: '0700 000 095' }, SECOND],
    });
    await end(worker);
    await liveOn(worker);
    expect(await readDeepCheck(api.ctx, buyer.id, worker)).toMatchObject({
      ...NO_SCORE,
      ended: { reason, stopped: false },
      report: { complete: true },
      identity: { outcome: 'clear', full_name: 'Wanjikũ Ngũgĩ', id_number: null },
      misconduct: { outcome: 'clear', records_found: 0 },
      references: [{ ref_name: 'REFNAME', ref_contact: null }, SECOND],
      work_history: [{ position: 'JOBTITLE' }],
      recommendation: { outcome: 'clear', admin_notes: 'MINE-final_review' },
    });
    const { text } = await readPdf((await downloadReport(api.ctx, buyer.id, worker)).bytes);
    for (const shown of ['MINE-final_review', 'Complete: every check was decided.'])
      expect(text).toContain(shown);
    for (const hidden of ['0700 000 095', 'ends 123', 'LATER', 'Trust score', 'REVIEWTEXT'])
      expect(text).not.toContain(hidden);
    expect(await readCompletion(api.ctx, buyer.id, worker)).toMatchObject({
      ...NO_SCORE,
      overall_status: 'complete',
      ended: { reason },
    });
  });
});

it('opens nothing again after 90 days, by a withdrawal or by a correction', async () => {
  const { worker, buyer, caseId } = old;
  await api.advance(95 * 86_400);
  await liveOn(worker);
  const { id } = await work.check(caseId, 'criminal_record');
  const read = () => readDeepCheck(api.ctx, buyer.id, worker);
  await withTransaction(api.ctx, async (tx) => {
    const [check] = await tx.db.select().from(checks).where(eq(checks.id, id));
    const [member] = await tx.db.select().from(opsMembers);
    if (check === undefined || member === undefined) throw new Error('Nothing to correct');
    await correctCheck(api.ctx, tx, await work.workerRow(worker), check, {
      outcome: 'clear',
      note: 'CORRECTED',
      by: { id: member.id, role: 'senior' },
      disputeId: caseId,
    });
  });
  const ended = { reason: 'expired', stopped: false };
  expect(await read()).toMatchObject({ ...NO_SCORE, ended, identity: { id_number: null } });
  await api.advance(86_400);
  await withdraw(worker);
  const report = await read();
  expect(report).toMatchObject({
    ended: { reason: 'withdrawn' },
    verification: { police_check: { notes: 'CORRECTED' } },
  });
  expect(JSON.stringify(report)).not.toContain('LATER');
});

it('takes no health result over from a check that was made after its end', async () => {
  const { worker, buyer, purchaseId } = standard;
  const paper = async () => (await readPdf((await downloadReport(api.ctx, buyer.id, purchaseId)).bytes)).text;
  await api.advance(91 * 86_400);
  const later = await work.open(buyer.id, worker, 18);
  await work.decide(await work.opsToken(), later, 'health', 'clear', 'LATERHEALTH');
  expect(await paper()).toContain('MINE-criminal_record');
  expect(await paper()).not.toContain('LATERHEALTH');
});
