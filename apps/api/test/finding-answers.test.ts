import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFindings } from '@repo/api-client/contract/findings';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { getWorkerDashboard } from '@repo/api-client/contract/worker-app';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import { consents } from '../src/db/schema/consents.ts';
import { disputes } from '../src/db/schema/disputes.ts';
import { publishFindings } from '../src/services/casework/checks/publish-finding.ts';
import { closeCase } from '../src/services/casework/cases/close-case.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { decisionsOf } from './decisions.ts';
import type { TestEmployer } from './case-work.ts';
import { findingWorkOf } from './finding-work.ts';
import { useApi } from './use-api.ts';

const DAY = 86_400;
const FOUND = 'A conviction of 2019.';
const STANDS = { decision: 'rejected', note: 'The court has her ID number.' };
const FALLS = { decision: 'upheld', outcome: 'clear', note: 'Another person of the same name.' };

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const { cases } = work;
const ops = await cases.opsToken();
const colleague = await cases.colleagueToken();

let employer: TestEmployer;
let worker: string;
let token: string;
let caseId: string;
/** The police check of the case. */
let id: string;
beforeEach(async () => {
  ({ employer, worker, token, caseId, id } = await work.opened());
});

const decide = (member: string, outcome: CheckOutcome, kind: CheckKind = 'criminal_record') =>
  cases.check(caseId, kind).then((check) => decisions.check(member, check.id, { outcome, note: FOUND }));
const found = async () => {
  await decide(ops, 'finding');
  await decide(colleague, 'finding');
};
const police = () => cases.check(caseId, 'criminal_record');
/** The token of her session ends when the clock has moved far. */
const ahead = async () => (await api.make(listFindings, { token: await work.tokenOf(worker) })).findings;
const needs = async () => (await api.make(getWorkerDashboard, { token: await work.tokenOf(worker) })).needs;
const sayAll = async (whose = token, which = id) =>
  api.call('POST', `/api/worker/findings/${which}/nothing-to-add`, { token: whose, body: {} });
const shown = async () =>
  JSON.stringify([
    await api.make(getDeepCheck, { token: employer.token, params: { id: worker } }),
    await api.make(getCompletion, { token: employer.token, params: { nanny_id: worker } }),
  ]);
const decideRest = async () => {
  for (const { kind, status } of await cases.checks(caseId))
    if (status !== 'decided' && kind !== 'criminal_record') await cases.decide(ops, caseId, kind);
};

describe('a finding', () => {
  // spec: team-four-eyes/told
  it('is told to her with the first decision, in her app and by an SMS that does not state it', async () => {
    const { phone } = await cases.workerRow(worker);
    const at = api.ctx.clock.now().getTime();
    await decide(ops, 'finding');
    const [finding] = await ahead();
    expect(finding).toMatchObject({
      kind: 'check',
      id,
      check: 'criminal_record',
      outcome: 'finding',
      words: FOUND,
      may_dispute: true,
      may_say_all: true,
      dispute: null,
    });
    expect(Date.parse(finding?.in_report_from ?? '') - at).toBeGreaterThanOrEqual(5 * DAY * 1000);
    expect(Date.parse(finding?.in_report_from ?? '') - Date.parse(finding?.found_at ?? '')).toBe(
      5 * DAY * 1000,
    );
    expect(await needs()).toContain('finding');
    expect(await work.newsOf(worker)).toContainEqual({
      kind: 'finding_asked',
      values: { check: 'criminal_record' },
    });
    const [text] = await api.waitForSms(phone, /.*in no report yet.*/s);
    expect(text).not.toMatch(/convict|criminal|police|finding/i);
  });

  it('is under review for the employer until then, with a date after her days', async () => {
    await found();
    await decideRest();
    expect(await police()).toMatchObject({ status: 'confirmed', outcome: null, note: null });
    const text = await shown();
    expect(text).toContain('"status":"in_progress"');
    expect(text).not.toMatch(/confirmed|second_look|conviction|"finding"/);
    const { dueAt, inReportFrom } = await police();
    expect(dueAt.getTime()).toBeGreaterThanOrEqual(inReportFrom?.getTime() ?? Number.POSITIVE_INFINITY);
    expect(await cases.caseRow(caseId)).toMatchObject({ status: 'open' });
    expect((await api.received(employer.phone)).join()).not.toMatch(/ready/);
  });

  // spec: team-four-eyes/days
  it('enters the report five days after the first decision, not a second earlier', async () => {
    await decide(ops, 'finding');
    await api.advance(2 * DAY);
    expect(await decide(colleague, 'finding')).toMatchObject({
      body: { check: { status: 'decided', in_report_from: expect.any(String) as unknown } },
    });
    await decideRest();
    const end = (await police()).inReportFrom?.getTime() ?? 0;
    await api.advance(Math.floor((end - api.ctx.clock.now().getTime()) / 1000) - 5);
    await publishFindings(api.ctx);
    expect(await police()).toMatchObject({ status: 'confirmed' });
    await api.advance(10);
    await api.eventually(async () =>
      expect(await police()).toMatchObject({ status: 'decided', outcome: 'finding', note: FOUND }),
    );
    expect(await cases.caseRow(caseId)).toMatchObject({ status: 'completed' });
    expect(await work.newsOf(worker)).toContainEqual({
      kind: 'finding_reported',
      values: { check: 'criminal_record' },
    });
    const lines = await cases.audit(`check:${id}`);
    expect(lines.filter(({ action }) => action === 'check-decided')).toMatchObject([{ actor: 'system' }]);
    await publishFindings(api.ctx);
    expect(await cases.audit(`check:${id}`)).toHaveLength(lines.length);
  });

  it('enters it at once when the second decision comes after her days', async () => {
    await decide(ops, 'finding');
    await api.advance(5 * DAY + 1);
    expect(await decide(colleague, 'finding')).toMatchObject({ body: { check: { in_report_from: null } } });
    expect(await police()).toMatchObject({ status: 'decided', outcome: 'finding' });
  });

  it('is over when a second look takes it away, and she is told', async () => {
    await decide(ops, 'finding');
    const dispute = await work.disputed(token, 'check', id);
    await decide(colleague, 'clear');
    await decide(await cases.thirdToken(), 'clear');
    expect(await police()).toMatchObject({ status: 'decided', outcome: 'clear' });
    const [row] = await api.ctx.db.select().from(disputes).where(eq(disputes.id, dispute));
    expect(row).toMatchObject({ status: 'upheld', decidedBy: null });
    expect(await work.newsOf(worker)).toContainEqual({
      kind: 'dispute_upheld',
      values: { check: 'criminal_record' },
    });
    expect(await ahead()).toMatchObject([{ id, words: null, may_dispute: false }]);
  });

  it('of a case that she ended is nobody’s any more', async () => {
    await found();
    const { consentId } = await cases.caseRow(caseId);
    await withTransaction(api.ctx, async (tx) => {
      await tx.db.update(consents).set({ withdrawnAt: tx.now }).where(eq(consents.id, consentId));
      await closeCase(api.ctx, tx, caseId, { reason: 'consent-withdrawn', actor: `worker:${worker}` });
    });
    expect(await ahead()).toEqual([]);
    await api.advance(6 * DAY);
    await publishFindings(api.ctx);
    expect(await police()).toMatchObject({ status: 'confirmed', outcome: null });
    expect(await shown()).not.toMatch(/conviction|"finding"/);
  });

  it('asks for a final review anew when two have agreed, and not when it enters the report', async () => {
    await cases.decide(ops, caseId, 'final_review');
    await found();
    expect(await cases.check(caseId, 'final_review')).toMatchObject({ status: 'pending' });
    await decideRest();
    await sayAll();
    expect(await cases.check(caseId, 'final_review')).toMatchObject({ status: 'decided' });
    expect(await cases.caseRow(caseId)).toMatchObject({ status: 'completed' });
  });
});

describe('a worker with nothing to add', () => {
  // spec: team-four-eyes/nothing-to-add
  it('ends her days, once or twice', async () => {
    await found();
    expect(await sayAll()).toMatchObject({ status: 200 });
    expect(await police()).toMatchObject({ status: 'decided', outcome: 'finding' });
    expect(await sayAll()).toMatchObject({ status: 200 });
    const lines = await cases.audit(`check:${id}`);
    expect(lines.filter(({ action }) => action === 'finding-answered')).toHaveLength(1);
  });

  it('ends them before the second decision too, which then counts at once', async () => {
    await decide(ops, 'finding');
    await sayAll();
    expect(await police()).toMatchObject({ status: 'second_look', outcome: null });
    expect(await ahead()).toMatchObject([{ may_say_all: false }]);
    expect(await needs()).not.toContain('finding');
    expect(await decide(colleague, 'finding')).toMatchObject({ body: { check: { in_report_from: null } } });
    expect(await police()).toMatchObject({ status: 'decided', outcome: 'finding' });
  });

  it.each([
    ['of another worker', 404],
    ['of nobody', 404],
  ] as const)('cannot end those %s', async (whose, status) => {
    await found();
    const stranger = await work.tokenOf(await work.worker());
    const which = whose === 'of nobody' ? '00000000-0000-4000-8000-000000000000' : id;
    expect(await sayAll(stranger, which)).toMatchObject({ status });
    expect(await police()).toMatchObject({ status: 'confirmed', saidAllAt: null });
  });

  it('is refused while she disputes it, and after it is in the report', async () => {
    await found();
    const dispute = await work.disputed(token, 'check', id);
    expect(await sayAll()).toMatchObject({ status: 409 });
    await work.withdraw(token, dispute);
    await api.advance(5 * DAY + 1);
    await publishFindings(api.ctx);
    expect(await police()).toMatchObject({ status: 'decided' });
    expect(await sayAll(await work.tokenOf(worker))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('in a report already') as unknown },
    });
  });
});

describe('a dispute before the report', () => {
  it('waits until two members have decided', async () => {
    await decide(ops, 'finding');
    const dispute = await work.disputed(token, 'check', id);
    expect(await work.rule(dispute, STANDS)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Two members') as unknown },
    });
    await decide(colleague, 'finding');
    expect(await work.rule(dispute, STANDS)).toMatchObject({ status: 200 });
  });

  it('that is right leaves nothing for anybody to read, and no word to the employer', async () => {
    await found();
    await decideRest();
    const texts = (await api.received(employer.phone)).length;
    await work.ruled(await work.disputed(token, 'check', id), FALLS);
    expect(await police()).toMatchObject({ status: 'decided', outcome: 'clear', note: FALLS.note });
    expect(await shown()).not.toMatch(/conviction/);
    expect((await api.received(employer.phone)).slice(texts).join()).not.toMatch(/corrected/);
    // A final review that was written with the finding in view is written again.
    expect(await cases.check(caseId, 'final_review')).toMatchObject({ status: 'pending' });
  });

  // spec: team-four-eyes/answer
  it('that is rejected leaves her the rest of her days', async () => {
    await found();
    await work.ruled(await work.disputed(token, 'check', id), STANDS);
    expect(await police()).toMatchObject({ status: 'confirmed' });
    await api.advance(5 * DAY + 1);
    await publishFindings(api.ctx);
    expect(await police()).toMatchObject({ status: 'decided', outcome: 'finding' });
  });

  it.each(['rejected', 'taken back'])('that is %s after her days lets the finding in', async (end) => {
    await found();
    const dispute = await work.disputed(token, 'check', id);
    await api.advance(6 * DAY);
    await publishFindings(api.ctx);
    expect(await police()).toMatchObject({ status: 'confirmed' });
    if (end === 'rejected') await work.ruled(dispute, STANDS);
    else await work.withdraw(await work.tokenOf(worker), dispute);
    expect(await police()).toMatchObject({ status: 'decided', outcome: 'finding' });
  });
});
