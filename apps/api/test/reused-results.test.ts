import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPublicProfile } from '@repo/api-client/contract/nannies';
import { listChecks } from '@repo/api-client/contract/ops';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { REUSED_FOR_DAYS } from '@repo/domain/reused-result';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import { formatDate } from '@repo/domain/dates';
import { checkDueAt } from '@repo/domain/verification-case';
import { checks } from '../src/db/schema/cases.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { closeCase } from '../src/services/casework/cases/close-case.ts';
import { openCase } from '../src/services/casework/cases/open-case.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { startRefund } from '../src/services/refunds/start-refund.ts';
import type { TestEmployer } from './case-work.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { reportWorkOf, type ReportWork } from './report-work.ts';

const DAY_SECONDS = 86_400;
const DAY = DAY_SECONDS * 1000;

let api: TestApi;
let work: ReportWork;
let employer: TestEmployer;
let ops: string;

beforeAll(async () => {
  api = await startTestApi();
  work = await reportWorkOf(api);
  employer = await work.employer();
  ops = work.ops;
});
afterAll(() => api.stop());

const completion = (worker: string, { token } = employer) =>
  api.make(getCompletion, { token, params: { nanny_id: worker } });
const score = async (worker: string) =>
  (await api.make(getPublicProfile, { token: employer.token, params: { id: worker } })).trust_score;
/** The kinds that a case took over from another one. */
const reusedIn = async (caseId: string): Promise<CheckKind[]> =>
  (await work.checks(caseId)).flatMap(({ kind, reusedFrom }) => (reusedFrom === null ? [] : [kind]));
const statusOf = async (caseId: string, kind: CheckKind) => (await work.check(caseId, kind)).status;

/** Made some days ago, as it reads today. The clock of all other tests stays where it is. */
async function age(caseId: string, days: number): Promise<void> {
  for (const { id, decidedAt } of await work.checks(caseId))
    if (decidedAt !== null)
      await api.ctx.db
        .update(checks)
        .set({ decidedAt: new Date(decidedAt.getTime() - days * DAY) })
        .where(eq(checks.id, id));
}

/** A Lite check with its references decided, and what was decided. */
async function lite(worker: string, outcome: CheckOutcome = 'clear', buyer = employer) {
  const caseId = await work.open(buyer.id, worker, 16);
  await work.decide(ops, caseId, 'references', outcome, 'Both former employers were called.');
  return { caseId, references: await work.check(caseId, 'references') };
}

describe('an upgrade', () => {
  it('has at once what was decided before, as it was decided, and leaves the rest to be done', async () => {
    const worker = await work.worker();
    const first = await lite(worker);
    await work.decideAll(ops, first.caseId);
    await age(first.caseId, 8);
    const { id, decidedAt } = await work.check(first.caseId, 'references');
    const caseId = await work.open(employer.id, worker, 17);
    expect(await work.check(caseId, 'references')).toMatchObject({
      status: 'decided',
      waitingOn: null,
      outcome: 'clear',
      note: 'Both former employers were called.',
      decidedBy: first.references.decidedBy,
      decidedAt,
      reusedFrom: id,
    });
    expect(first.references.decidedBy).not.toBeNull();
    expect(await reusedIn(caseId)).toEqual(['references']);
    for (const kind of ['misconduct_registry', 'final_review', 'criminal_record', 'social_media'] as const)
      expect(await work.check(caseId, kind), kind).toMatchObject({ outcome: null, decidedBy: null });
    // The identity has a rule of its own.
    expect((await work.check(caseId, 'identity')).note).toMatch(/^Verified earlier, on /);
    expect(await completion(worker)).toMatchObject({
      completed_steps: 2,
      total_steps: 6,
      completion_percentage: 33,
      overall_status: 'in_progress',
    });
  });

  it('leaves in the audit trail what was carried, and where it is from', async () => {
    const worker = await work.worker();
    const { references } = await lite(worker);
    const caseId = await work.open(employer.id, worker, 17);
    expect(await work.audit(`case:${caseId}`)).toMatchObject([
      { action: 'case-opened', details: { reused: 'references' } },
    ]);
    const { id } = await work.check(caseId, 'references');
    expect(await work.audit(`check:${id}`)).toMatchObject([
      {
        actor: 'system',
        action: 'check-result-reused',
        details: { case: caseId, worker, kind: 'references', outcome: 'clear', from: references.id },
      },
    ]);
  });

  it('of an upgrade names the check that somebody made, and expects no certificate twice', async () => {
    const worker = await work.worker();
    const { caseId, references } = await lite(worker);
    await work.decideAll(ops, caseId);
    const standard = await work.open(employer.id, worker, 17);
    await work.decideAll(ops, standard);
    const premium = await work.open(employer.id, worker, 18);
    expect(await reusedIn(premium)).toEqual(['references', 'criminal_record', 'social_media']);
    expect(await work.check(premium, 'references')).toMatchObject({ reusedFrom: references.id });
    const { openedAt } = await work.caseRow(premium);
    expect((await work.check(premium, 'final_review')).dueAt).toEqual(
      checkDueAt('final_review', 18, openedAt, {
        identityVerified: true,
        hasPoliceCertificate: true,
        steps: ['criminal_record', 'final_review'],
      }),
    );
    await work.decideAll(ops, premium);
    expect(await work.caseRow(premium)).toMatchObject({ status: 'completed' });
  });

  it('says on the screen and on paper when it was made, and that it was made for the package before', async () => {
    const worker = await work.worker();
    const { caseId } = await lite(worker);
    await age(caseId, 9);
    const { decidedAt } = await work.check(caseId, 'references');
    await work.open(employer.id, worker, 18);
    const report = await work.deepCheck(worker, employer);
    expect(report.references_summary).toMatchObject({
      outcome: 'clear',
      notes: 'Both former employers were called.',
      checked_at: decidedAt?.toISOString(),
      reused_from: 'earlier-package',
    });
    expect(report.social_screening).toMatchObject({ outcome: null, checked_at: null, reused_from: null });
    const tracked = (await completion(worker)).checks;
    expect(tracked.filter((check) => check.reused_from !== null)).toMatchObject([
      { kind: 'references', decided_at: decidedAt?.toISOString(), reused_from: 'earlier-package' },
    ]);
    const paper = (await work.pdfOf(worker, employer)).text.replaceAll(/\s+/g, ' ');
    const words = `${formatDate(decidedAt)}, with your earlier package`;
    expect(paper).toContain(`Checked ${words}`);
    expect(paper).toContain(`Decided ${words}`);
    expect(paper.split('with your earlier package')).toHaveLength(3);
  });

  it('shows of what was carried no more than its own package opens', async () => {
    const worker = await work.worker();
    await lite(worker);
    await work.open(employer.id, worker, 17);
    expect((await work.deepCheck(worker, employer)).references_summary).toMatchObject({
      outcome: 'clear',
      notes: null,
    });
  });

  it('opened several times at the same moment carries once', async () => {
    const worker = await work.worker();
    await lite(worker);
    const purchase = await work.purchase(employer.id, worker, 17);
    const consentId = await work.consent(employer.id, worker);
    const opened = await Promise.all(
      Array.from({ length: 5 }, () =>
        withTransaction(api.ctx, (tx) => openCase(api.ctx, tx, { purchase, consentId })),
      ),
    );
    const [caseId = ''] = new Set(opened.map((row) => row.id));
    expect(await work.checks(caseId)).toHaveLength(6);
    expect(await reusedIn(caseId)).toEqual(['references']);
  });
});

describe('what is carried', () => {
  it.each([
    ['clear', true],
    ['finding', true],
    ['not_applicable', true],
    ['unable_to_verify', false],
  ] as const)('of a check that is %s: %s', async (outcome, reused) => {
    const worker = await work.worker();
    await lite(worker, outcome);
    const caseId = await work.open(employer.id, worker, 17);
    expect(await reusedIn(caseId)).toEqual(reused ? ['references'] : []);
  });

  it('is never the registry or the final review, nor an identity that failed', async () => {
    const worker = await work.worker();
    const first = await work.open(employer.id, worker, 16);
    await work.decideAll(ops, first, 'finding');
    const caseId = await work.open(employer.id, worker, 17);
    expect(await reusedIn(caseId)).toEqual(['references']);
    expect(await statusOf(caseId, 'misconduct_registry')).toBe('pending');
    expect(await statusOf(caseId, 'final_review')).toBe('pending');
    expect(await statusOf(caseId, 'identity')).toBe('waiting');
  });

  it.each([
    ['today', REUSED_FOR_DAYS - 1, true],
    ['once it is too old', REUSED_FOR_DAYS + 1, false],
  ])('stands %s', async (_when, days, reused) => {
    const worker = await work.worker();
    const { caseId } = await lite(worker);
    await age(caseId, days);
    expect(await reusedIn(await work.open(employer.id, worker, 17))).toEqual(reused ? ['references'] : []);
  });

  it('is no health check whose certificate has expired', async () => {
    const day = (days: number) =>
      new Date(api.ctx.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
    for (const [expiresOn, reused] of [
      [day(-2), []],
      [day(2), ['health']],
    ] as const) {
      const worker = await work.worker();
      const first = await work.open(employer.id, worker, 20);
      await work.decide(ops, first, 'health');
      await api.ctx.db
        .update(checks)
        .set({ expiresOn })
        .where(eq(checks.id, (await work.check(first, 'health')).id));
      const caseId = await work.open(employer.id, worker, 18);
      expect(await reusedIn(caseId), expiresOn).toEqual(reused);
      const { expiresOn: shown } = await work.check(caseId, 'health');
      expect(shown).toBe(reused.length > 0 ? expiresOn : null);
    }
  });

  const purchaseOf = async (caseId: string) => (await work.caseRow(caseId)).purchaseId;
  it.each<readonly [string, (caseId: string, worker: string) => Promise<unknown>]>([
    [
      'whose money was given back',
      async (caseId) =>
        api.ctx.db
          .update(purchases)
          .set({ status: 'refunded' })
          .where(eq(purchases.id, await purchaseOf(caseId))),
    ],
    [
      'whose money is on its way back',
      async (caseId) => {
        const purchaseId = await purchaseOf(caseId);
        await withTransaction(api.ctx, (tx) =>
          startRefund(api.ctx, tx, { purchaseId, reason: 'consent-withdrawn' }),
        );
      },
    ],
    [
      'that was stopped',
      (caseId) =>
        withTransaction(api.ctx, (tx) =>
          closeCase(api.ctx, tx, caseId, { reason: 'payment-reversed', actor: 'provider:test' }),
        ),
    ],
    [
      'whose consent was withdrawn after it was complete',
      async (caseId, worker) => {
        await work.decideAll(ops, caseId);
        await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
      },
    ],
  ])('never comes from a case %s', async (_what, end) => {
    const worker = await work.worker();
    const { caseId } = await lite(worker);
    await end(caseId, worker);
    expect(await reusedIn(await work.open(employer.id, worker, 17))).toEqual([]);
  });

  it('never comes from another employer’s case, nor from one about another worker', async () => {
    const worker = await work.worker();
    await lite(worker, 'clear', await work.employer());
    await lite(await work.worker());
    expect(await reusedIn(await work.open(employer.id, worker, 17))).toEqual([]);
  });

  it.each([
    ['another result', 'finding', []],
    ['the same result', 'clear', ['references']],
  ] as const)(
    'is looked at again when somebody else’s newer check came to %s',
    async (_what, newer, reused) => {
      const worker = await work.worker();
      const { caseId, references } = await lite(worker);
      await age(caseId, 5);
      await lite(worker, newer, await work.employer());
      const upgraded = await work.open(employer.id, worker, 17);
      expect(await reusedIn(upgraded)).toEqual(reused);
      const { reusedFrom } = await work.check(upgraded, 'references');
      expect(reusedFrom).toBe(reused.length > 0 ? references.id : null);
    },
  );
});

describe('a check that was carried', () => {
  it('counts once: in her score, her records, and what the team has decided', async () => {
    const worker = await work.worker();
    const first = await work.open(employer.id, worker, 17);
    await work.decideAll(ops, first, 'finding');
    const before = [await score(worker), (await work.workerRow(worker)).misconductFlags];
    const caseId = await work.open(employer.id, worker, 18);
    expect(await reusedIn(caseId)).toEqual(['references', 'criminal_record', 'social_media']);
    expect([await score(worker), (await work.workerRow(worker)).misconductFlags]).toEqual(before);
    expect(before).toEqual([0, 1]);
    const listed = async (status: string) =>
      (await api.make(listChecks, { token: ops, query: { status, limit: '1000' } })).checks.filter(
        (check) => check.nanny_id === worker,
      );
    expect((await listed('decided')).every((check) => check.case_id === first)).toBe(true);
    expect((await listed('open')).map((check) => check.kind)).not.toContain('references');
    const all = (await listed('all')).filter((check) => check.kind === 'references');
    const { id } = await work.check(first, 'references');
    expect(new Set(all.map((check) => check.reused_from))).toEqual(new Set([id, null]));
    expect(all).toHaveLength(2);
    // Decided otherwise for somebody else, it is that which counts from then on, not the copy.
    const { caseId: newer } = await lite(worker, 'clear', await work.employer());
    expect(await score(worker)).toBe(20);
    expect(await statusOf(newer, 'references')).toBe('decided');
  });

  it('can neither be decided nor moved again', async () => {
    const worker = await work.worker();
    await lite(worker);
    const { id } = await work.check(await work.open(employer.id, worker, 17), 'references');
    const decision = { outcome: 'finding', note: 'Changed my mind.' };
    for (const [path, body] of [
      ['decision', decision],
      ['progress', { waiting_on: 'referee' }],
    ] as const)
      expect(
        await api.call('POST', `/api/ops/checks/${id}/${path}`, { token: ops, body }),
        path,
      ).toMatchObject({
        status: 409,
      });
  });

  it('stays what it was, whatever becomes of the one that it was carried from', async () => {
    const worker = await work.worker();
    const { references } = await lite(worker);
    const caseId = await work.open(employer.id, worker, 17);
    await api.ctx.db
      .update(checks)
      .set({ outcome: 'finding', note: 'OTHER', decidedAt: null, status: 'pending' })
      .where(eq(checks.id, references.id));
    expect(await work.check(caseId, 'references')).toMatchObject({
      status: 'decided',
      outcome: 'clear',
      note: references.note,
      decidedAt: references.decidedAt,
    });
  });

  it('is shown no more once she withdraws, in either case', async () => {
    const worker = await work.worker();
    const { caseId } = await lite(worker);
    const upgraded = await work.open(employer.id, worker, 17);
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
    for (const id of [caseId, upgraded]) expect(await work.caseRow(id)).toMatchObject({ status: 'closed' });
    expect(await completion(worker)).toMatchObject({ completed_steps: 0, checks: [] });
    expect((await work.deepCheck(worker, employer)).references_summary).toMatchObject({
      outcome: null,
      checked_at: null,
      reused_from: null,
    });
  });
});
