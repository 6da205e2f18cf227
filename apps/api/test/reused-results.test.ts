import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { REUSED_FOR_DAYS } from '@repo/domain/reused-result';
import { formatDate } from '@repo/domain/dates';
import { stepsOfLevel } from '@repo/domain/check';
import { checkDueAt } from '@repo/domain/check-due-date';
import { checks } from '../src/db/schema/cases.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { closeCase } from '../src/services/casework/cases/close-case.ts';
import { openCase } from '../src/services/casework/cases/open-case.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { startRefund } from '../src/services/refunds/start-refund.ts';
import { useApi } from './use-api.ts';
import { reuseWorkOf } from './reuse-work.ts';

const DAY_SECONDS = 86_400;
const DAY = DAY_SECONDS * 1000;

const api = await useApi();
const work = await reuseWorkOf(api);

describe('an upgrade', () => {
  it('has at once what was decided before, as it was decided, and leaves the rest to be done', async () => {
    const worker = await work.worker();
    const first = await work.lite(worker);
    await work.decideAll(work.ops, first.caseId);
    await work.age(first.caseId, 8);
    const { id, decidedAt } = await work.check(first.caseId, 'references');
    const caseId = await work.open(work.buyer.id, worker, 17);
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
    expect(await work.reusedIn(caseId)).toEqual(['references']);
    for (const kind of ['misconduct_registry', 'final_review', 'criminal_record', 'social_media'] as const)
      expect(await work.check(caseId, kind), kind).toMatchObject({ outcome: null, decidedBy: null });
    // The identity has its own rule.
    expect((await work.check(caseId, 'identity')).note).toMatch(/^Verified earlier, on /);
    expect(await work.completion(worker)).toMatchObject({
      completed_steps: 2,
      total_steps: 6,
      completion_percentage: 33,
      overall_status: 'in_progress',
    });
  });

  it('leaves in the audit trail what was carried, and where it is from', async () => {
    const worker = await work.worker();
    const { references } = await work.lite(worker);
    const caseId = await work.open(work.buyer.id, worker, 17);
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
    const { caseId, references } = await work.lite(worker);
    await work.decideAll(work.ops, caseId);
    const standard = await work.open(work.buyer.id, worker, 17);
    await work.decideAll(work.ops, standard);
    const premium = await work.open(work.buyer.id, worker, 18);
    expect(await work.reusedIn(premium)).toEqual(['references', 'criminal_record', 'social_media']);
    expect(await work.check(premium, 'references')).toMatchObject({ reusedFrom: references.id });
    const { openedAt } = await work.caseRow(premium);
    expect((await work.check(premium, 'final_review')).dueAt).toEqual(
      checkDueAt('final_review', 18, openedAt, {
        hasPoliceCertificate: true,
        steps: stepsOfLevel.premium,
      }),
    );
    await work.decideAll(work.ops, premium);
    expect(await work.caseRow(premium)).toMatchObject({ status: 'completed' });
  });

  it('says on the screen and on paper when it was made, and that it was made for the package before', async () => {
    const worker = await work.worker();
    const { caseId } = await work.lite(worker);
    await work.age(caseId, 9);
    const { decidedAt } = await work.check(caseId, 'references');
    await work.open(work.buyer.id, worker, 18);
    const report = await work.deepCheck(worker, work.buyer);
    expect(report.references_summary).toMatchObject({
      outcome: 'clear',
      notes: 'Both former employers were called.',
      checked_at: decidedAt?.toISOString(),
      reused_from: 'earlier-package',
    });
    expect(report.social_screening).toMatchObject({ outcome: null, checked_at: null, reused_from: null });
    const tracked = (await work.completion(worker)).checks;
    expect(tracked.filter((check) => check.reused_from !== null)).toMatchObject([
      { kind: 'references', decided_at: decidedAt?.toISOString(), reused_from: 'earlier-package' },
    ]);
    const paper = (await work.pdfOf(worker, work.buyer)).text.replaceAll(/\s+/g, ' ');
    const words = `${formatDate(decidedAt)}, with your earlier package`;
    expect(paper).toContain(`Checked ${words}`);
    expect(paper).toContain(`Decided ${words}`);
    expect(paper.split('with your earlier package')).toHaveLength(3);
  });

  it('shows of what was carried no more than its own package opens', async () => {
    const worker = await work.worker();
    await work.lite(worker);
    await work.open(work.buyer.id, worker, 17);
    expect((await work.deepCheck(worker, work.buyer)).references_summary).toMatchObject({
      outcome: 'clear',
      notes: null,
    });
  });

  it('opened several times at the same moment carries once', async () => {
    const worker = await work.worker();
    await work.lite(worker);
    const purchase = await work.purchase(work.buyer.id, worker, 17);
    const consentId = await work.consent(work.buyer.id, worker);
    const opened = await Promise.all(
      Array.from({ length: 5 }, () =>
        withTransaction(api.ctx, (tx) => openCase(api.ctx, tx, { purchase, consentId })),
      ),
    );
    const [caseId = ''] = new Set(opened.map((row) => row.id));
    expect(await work.checks(caseId)).toHaveLength(6);
    expect(await work.reusedIn(caseId)).toEqual(['references']);
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
    await work.lite(worker, outcome);
    const caseId = await work.open(work.buyer.id, worker, 17);
    expect(await work.reusedIn(caseId)).toEqual(reused ? ['references'] : []);
  });

  it('is never the registry or the final review, nor an identity that failed', async () => {
    const worker = await work.worker();
    const first = await work.open(work.buyer.id, worker, 16);
    await work.decideAll(work.ops, first, 'finding');
    const caseId = await work.open(work.buyer.id, worker, 17);
    expect(await work.reusedIn(caseId)).toEqual(['references']);
    expect(await work.statusOf(caseId, 'misconduct_registry')).toBe('pending');
    expect(await work.statusOf(caseId, 'final_review')).toBe('pending');
    expect(await work.statusOf(caseId, 'identity')).toBe('waiting');
  });

  it.each([
    ['today', REUSED_FOR_DAYS - 1, true],
    ['once it is too old', REUSED_FOR_DAYS + 1, false],
  ])('stands %s', async (_when, days, reused) => {
    const worker = await work.worker();
    const { caseId } = await work.lite(worker);
    await work.age(caseId, days);
    expect(await work.reusedIn(await work.open(work.buyer.id, worker, 17))).toEqual(
      reused ? ['references'] : [],
    );
  });

  it('is no health check whose certificate has expired', async () => {
    const day = (days: number) =>
      new Date(api.ctx.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
    for (const [expiresOn, reused] of [
      [day(-2), []],
      [day(2), ['health']],
    ] as const) {
      const worker = await work.worker();
      const first = await work.open(work.buyer.id, worker, 20);
      await work.decide(work.ops, first, 'health');
      await api.ctx.db
        .update(checks)
        .set({ expiresOn })
        .where(eq(checks.id, (await work.check(first, 'health')).id));
      const caseId = await work.open(work.buyer.id, worker, 18);
      expect(await work.reusedIn(caseId), expiresOn).toEqual(reused);
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
        await work.decideAll(work.ops, caseId);
        await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
      },
    ],
  ])('never comes from a case %s', async (_what, end) => {
    const worker = await work.worker();
    const { caseId } = await work.lite(worker);
    await end(caseId, worker);
    expect(await work.reusedIn(await work.open(work.buyer.id, worker, 17))).toEqual([]);
  });

  it('never comes from another employer’s case, nor from one about another worker', async () => {
    const worker = await work.worker();
    await work.lite(worker, 'clear', await work.employer());
    await work.lite(await work.worker());
    expect(await work.reusedIn(await work.open(work.buyer.id, worker, 17))).toEqual([]);
  });

  it.each([
    ['another result', 'finding', []],
    ['the same result', 'clear', ['references']],
  ] as const)(
    'is looked at again when somebody else’s newer check came to %s',
    async (_what, newer, reused) => {
      const worker = await work.worker();
      const { caseId, references } = await work.lite(worker);
      await work.age(caseId, 5);
      await work.lite(worker, newer, await work.employer());
      const upgraded = await work.open(work.buyer.id, worker, 17);
      expect(await work.reusedIn(upgraded)).toEqual(reused);
      const { reusedFrom } = await work.check(upgraded, 'references');
      expect(reusedFrom).toBe(reused.length > 0 ? references.id : null);
    },
  );
});
