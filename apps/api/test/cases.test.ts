import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listChecks } from '@repo/api-client/contract/checks';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { checkDueAt } from '@repo/domain/check-due-date';
import { cases, checks, reports } from '../src/db/schema/cases.ts';
import { consents } from '../src/db/schema/consents.ts';
import { purchases, refunds } from '../src/db/schema/purchases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { closeCase } from '../src/services/casework/cases/close-case.ts';
import { openCase } from '../src/services/casework/cases/open-case.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { decisionsOf } from './decisions.ts';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = caseWorkOf(api);
const employer = await work.employer();
const ops = await work.opsToken();

const reportOf = async (caseId: string) =>
  (await api.ctx.db.select().from(reports).where(eq(reports.caseId, caseId)))[0];

describe('opening a case', () => {
  it.each([
    [16, 'lite', ['identity', 'references', 'misconduct_registry', 'final_review']],
    [
      17,
      'standard',
      ['identity', 'references', 'criminal_record', 'social_media', 'misconduct_registry', 'final_review'],
    ],
    [
      18,
      'premium',
      'identity references criminal_record social_media health work_history misconduct_registry final_review'.split(
        ' ',
      ),
    ],
  ])('holds one check per step of package %d (%s)', async (packageId, level, kinds) => {
    const caseId = await work.open(employer.id, await work.worker(), packageId);
    expect(await work.caseRow(caseId)).toMatchObject({ level, status: 'open', completedAt: null });
    const rows = await work.checks(caseId);
    expect(rows.map((row) => row.kind)).toEqual(kinds);
    expect(rows.map((row) => row.step)).toEqual(kinds.map((_kind, index) => index + 1));
    expect(rows.every((row) => row.outcome === null && row.decidedBy === null)).toBe(true);
  });

  it('waits for what only the worker can bring: the identity proof, the referees, the certificate, the health paper', async () => {
    const rows = await work.checks(await work.open(employer.id, await work.worker(), 18));
    const waiting = rows.filter((row) => row.status === 'waiting');
    expect(waiting.map((row) => [row.kind, row.waitingOn])).toEqual([
      ['identity', 'worker'],
      ['references', 'worker'],
      ['criminal_record', 'worker'],
      ['health', 'worker'],
    ]);
    expect(rows.filter((row) => row.status !== 'waiting').every((row) => row.status === 'pending')).toBe(
      true,
    );
  });

  it.each([16, 17, 18, 19, 20])(
    'makes the checks of package %d due by the rules of the domain',
    async (packageId) => {
      const caseId = await work.open(employer.id, await work.worker(), packageId);
      const { openedAt } = await work.caseRow(caseId);
      const facts = { hasPoliceCertificate: false };
      const rows = await work.checks(caseId);
      const steps = rows.map(({ kind }) => kind);
      for (const check of rows)
        expect(check.dueAt, check.kind).toEqual(
          checkDueAt(check.kind, packageId, openedAt, { ...facts, steps }),
        );
    },
  );

  it('does not ask a verified worker for her identity again, and says since when it is known', async () => {
    const worker = await work.worker();
    await work.decide(ops, await work.open(employer.id, worker, 16), 'identity');
    const again = await work.check(await work.open((await work.employer()).id, worker, 16), 'identity');
    expect(again).toMatchObject({ status: 'decided', outcome: 'clear', decidedBy: null });
    expect(again.note).toMatch(/^Verified earlier, on \w{3} \d{1,2}, \d{4}\.$/);

    const proven = await work.worker({ smileStatus: 'verified' });
    expect(await work.check(await work.open(employer.id, proven, 16), 'identity')).toMatchObject({
      note: 'Verified earlier by the identity provider.',
    });
  });

  it('prepares a report with a readable number and a code nobody can guess, not issued yet', async () => {
    const report = await reportOf(await work.open(employer.id, await work.worker()));
    expect(report?.number).toMatch(/^R-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(report?.code).toMatch(/^(?:[2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(report?.issuedAt).toBeNull();
  });

  it('leaves a line in the audit trail', async () => {
    const caseId = await work.open(employer.id, await work.worker());
    expect(await work.audit(`case:${caseId}`)).toMatchObject([
      { action: 'case-opened', details: { level: 'standard' } },
    ]);
  });

  it('opens one case however often, and however nearly at once, a purchase asks for it', async () => {
    const worker = await work.worker();
    const purchase = await work.purchase(employer.id, worker, 17);
    const consentId = await work.consent(employer.id, worker);
    const opened = await Promise.all(
      Array.from({ length: 6 }, () =>
        withTransaction(api.ctx, (tx) => openCase(api.ctx, tx, { purchase, consentId })),
      ),
    );
    expect(new Set(opened.map((row) => row.id)).size).toBe(1);
    expect(await api.ctx.db.$count(cases, eq(cases.purchaseId, purchase.id))).toBe(1);
    expect(await api.ctx.db.$count(checks, eq(checks.workerId, worker))).toBe(6);
    expect(await work.audit(`case:${opened[0]?.id}`)).toHaveLength(1);
  });

  it('leaves nothing behind when the transaction that opened it fails', async () => {
    const worker = await work.worker();
    const purchase = await work.purchase(employer.id, worker, 17);
    const consentId = await work.consent(employer.id, worker);
    const failed = withTransaction(api.ctx, async (tx) => {
      await openCase(api.ctx, tx, { purchase, consentId });
      throw new Error('The line was cut');
    });
    await expect(failed).rejects.toThrow('The line was cut');
    expect(await api.ctx.db.$count(cases, eq(cases.workerId, worker))).toBe(0);
    expect(await api.ctx.db.$count(checks, eq(checks.workerId, worker))).toBe(0);
  });
});

describe('closing a case', () => {
  const close = (caseId: string, actor = 'worker:test') =>
    withTransaction(api.ctx, (tx) => closeCase(api.ctx, tx, caseId, { reason: 'consent-withdrawn', actor }));

  it('takes its checks off the team’s list and refuses to decide them', async () => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker);
    const { id } = await work.check(caseId, 'references');
    expect(await close(caseId, `worker:${worker}`)).toBe(true);
    const { checks: open } = await api.make(listChecks, { token: ops });
    expect(open.some((check) => check.case_id === caseId)).toBe(false);
    const refused = await decisions.check(ops, id, { outcome: 'clear', note: '' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await work.check(caseId, 'references')).toMatchObject({ status: 'waiting', outcome: null });
    expect(await work.audit(`case:${caseId}`)).toMatchObject([
      { action: 'case-opened' },
      { action: 'case-closed', actor: `worker:${worker}`, details: { reason: 'consent-withdrawn' } },
    ]);
  });

  it('shows the employer nothing more about a worker who withdrew', async () => {
    const worker = await work.worker({ nationalIdCipher: api.ctx.secrets.seal('12345678') });
    const caseId = await work.open(employer.id, worker);
    await work.decide(ops, caseId, 'identity', 'clear', 'IDENTITY-NOTE');
    await close(caseId);
    const report = await api.make(getDeepCheck, { token: employer.token, params: { id: worker } });
    expect(report).toMatchObject({ report: null, identity: { outcome: null, notes: null, id_number: null } });
    expect(JSON.stringify(report)).not.toContain('IDENTITY-NOTE');
    expect(
      await api.make(getCompletion, { token: employer.token, params: { nanny_id: worker } }),
    ).toMatchObject({ completed_steps: 0, total_steps: 6, checks: [] });
  });

  it('does nothing to a case that has ended, or that never was', async () => {
    const caseId = await work.open(employer.id, await work.worker(), 16);
    await work.decideAll(ops, caseId);
    expect(await close(caseId)).toBe(false);
    expect(await work.caseRow(caseId)).toMatchObject({ status: 'completed' });
    expect(await close('00000000-0000-4000-8000-000000000000')).toBe(false);
  });
});

describe('a worker who withdraws', () => {
  const withdraw = (worker: string) =>
    withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));

  it('stops every open check about her, pays its undecided share back and tells the employers, once', async () => {
    const worker = await work.worker({ name: 'Zuhura Secret' });
    const buyers = [await work.employer(), await work.employer()];
    const open = await Promise.all(buyers.map((buyer) => work.open(buyer.id, worker)));
    const finished = await work.open(employer.id, worker, 16);
    await work.decideAll(ops, finished);
    await withdraw(worker);
    await withdraw(worker);
    for (const caseId of open) {
      const { status, purchaseId } = await work.caseRow(caseId);
      expect(status).toBe('closed');
      const given = await api.ctx.db.select().from(refunds).where(eq(refunds.purchaseId, purchaseId));
      // Her identity, one of six checks, is proven.
      expect(given).toMatchObject([{ amountCents: 83_400, reason: 'consent-withdrawn' }]);
    }
    for (const buyer of buyers) {
      await api.waitForSms(
        buyer.phone,
        /Zuhura has withdrawn consent to the check you paid for\. It has stopped and KES 834 of your payment of KES 1,000 is being refunded\.$/,
      );
      const texts = (await api.received(buyer.phone)).filter((text) => text.includes('withdrawn'));
      expect(texts).toHaveLength(1);
      expect(texts[0]).not.toContain('Secret');
    }
    expect(await work.caseRow(finished)).toMatchObject({ status: 'completed' });
    expect(
      await api.ctx.db.$count(consents, and(eq(consents.workerId, worker), isNull(consents.withdrawnAt))),
    ).toBe(0);
    expect(await work.audit(`worker:${worker}`)).toMatchObject([
      { action: 'consents-withdrawn', details: { consents: 3 } },
    ]);
  });

  it('pays the whole price back while nothing is decided', async () => {
    const [buyer, worker] = [await work.employer(), await work.worker()];
    const { purchaseId } = await work.caseRow(await work.open(buyer.id, worker));
    await withdraw(worker);
    expect(await api.ctx.db.select().from(refunds).where(eq(refunds.purchaseId, purchaseId))).toMatchObject([
      { amountCents: 100_000 },
    ]);
    await api.waitForSms(buyer.phone, /your payment of KES 1,000 is being refunded in full\.$/);
  });

  it('and the team who decides at the same moment do not wait for each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const worker = await work.worker();
      const caseId = await work.open(employer.id, worker);
      const { id } = await work.check(caseId, 'references');
      const [decision] = await Promise.all([
        decisions.check(ops, id, { outcome: 'clear', note: '' }),
        withdraw(worker),
      ]);
      expect([200, 409]).toContain(decision.status);
      expect(await work.caseRow(caseId)).toMatchObject({ status: 'closed' });
    }
  });
});

describe('completion', () => {
  const completion = (worker: string, token = employer.token) =>
    api.make(getCompletion, { token, params: { nanny_id: worker } });

  it('is 0 of 0 without a purchase and 0 of the package’s steps before consent', async () => {
    const worker = await work.worker();
    const nothing = { completed_steps: 0, completion_percentage: 0, overall_status: 'just_started' };
    expect(await completion(worker)).toMatchObject({ ...nothing, total_steps: 0, checks: [] });
    await work.purchase(employer.id, worker, 18);
    expect(await completion(worker)).toMatchObject({ ...nothing, total_steps: 8, checks: [] });
  });

  // spec: permissions/admin-notes, calls/completion, entities/completion
  it('follows every decision up to complete', async () => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 16);
    const seen = [];
    for (const kind of ['identity', 'references', 'misconduct_registry', 'final_review'] as const) {
      await work.decide(ops, caseId, kind, 'clear', `NOTE ${kind}`);
      const { completed_steps, completion_percentage, overall_status, admin_notes } =
        await completion(worker);
      seen.push([completed_steps, completion_percentage, overall_status, admin_notes]);
    }
    expect(seen).toEqual([
      [1, 25, 'just_started', null],
      [2, 50, 'in_progress', null],
      [3, 75, 'nearly_complete', null],
      [4, 100, 'complete', 'NOTE final_review'],
    ]);
  });

  it('is of the latest paid purchase, and of nobody else’s', async () => {
    const worker = await work.worker();
    await work.decideAll(ops, await work.open(employer.id, worker, 16));
    const stranger = await work.employer();
    expect(await completion(worker, stranger.token)).toMatchObject({ total_steps: 0 });
    expect(await completion(worker)).toMatchObject({ completed_steps: 4, total_steps: 4 });
    await api.advance(60);
    const upgraded = await work.open(employer.id, worker, 18);
    expect(await completion(worker)).toMatchObject({ completed_steps: 2, total_steps: 8 });
    const { purchaseId } = await work.caseRow(upgraded);
    await api.ctx.db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, purchaseId));
    expect(await completion(worker)).toMatchObject({ completed_steps: 4, total_steps: 4 });
  });

  it('tells what is waited for and when it is expected', async () => {
    const worker = await work.worker();
    await work.open(employer.id, worker, 17);
    const { checks: tracked } = await completion(worker);
    expect(tracked.find((check) => check.kind === 'criminal_record')).toMatchObject({
      status: 'waiting',
      waiting_on: 'worker',
      outcome: null,
      due_at: expect.any(String) as unknown,
    });
  });

  it('answers 404 for a worker this employer cannot see', async () => {
    const hidden = await work.worker({ listed: false });
    const path = `/api/verifications/${hidden}/completion`;
    const answer = await api.call('GET', path, { token: employer.token });
    const nobody = await api.call('GET', path.replace(hidden, '00000000-0000-4000-8000-000000000000'), {
      token: employer.token,
    });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(nobody.body);
  });
});
