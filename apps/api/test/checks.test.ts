import { describe, expect, it } from 'vitest';
import { listChecks } from '@repo/api-client/contract/checks';
import { changeProfile } from '@repo/api-client/contract/worker';
import { checkOutcomes } from '@repo/domain/check';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { groundsOf } from './check-proof.ts';
import { decisionsOf } from './decisions.ts';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const GROUNDS = groundsOf('identity', 'clear', new Date(0));
const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const decisions = decisionsOf(api);
const work = caseWorkOf(api);
const employer = await work.employer();
const ops = await work.opsToken();

const tryToDecide = (id: string, body: unknown, token = ops) => decisions.check(token, id, body);

describe('a decision', () => {
  it('is written down with who, when and why, and answered with what it changed', async () => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 16);
    const answer = await work.decide(ops, caseId, 'identity', 'clear', '  ID card and selfie agree.  ');
    expect(answer).toMatchObject({
      check: { kind: 'identity', status: 'decided', outcome: 'clear' },
      case: { id: caseId, status: 'open', completion_percentage: 25 },
      trust_score: 20,
      trust_badge: 'Basic',
    });
    const row = await work.check(caseId, 'identity');
    expect(row).toMatchObject({ note: 'ID card and selfie agree.', waitingOn: null, status: 'decided' });
    expect(row.decidedBy).not.toBeNull();
    expect(row.decidedAt?.toISOString()).toBe(answer.check.decided_at);
    expect(await work.audit(`check:${row.id}`)).toMatchObject([
      { actor: `ops:${row.secondedBy}`, action: 'check-needs-second-look' },
      {
        actor: `ops:${row.decidedBy}`,
        action: 'check-decided',
        details: { case: caseId, worker, kind: 'identity', outcome: 'clear' },
      },
    ]);
  });

  it.each([
    ['name', { name: 'Baraka Test', national_id: '29000555' }, { name: 'Njoki Test' }],
    ['National ID', { name: 'Baraka Test', national_id: '29000556' }, { national_id: '29000557' }],
  ])('says nothing of another %s than the one that was checked', async (_what, person, change) => {
    const worker = await work.worker();
    const token = await withTransaction(api.ctx, (tx) => openSession(tx, 'worker', worker));
    const { phone } = await work.workerRow(worker);
    const save = (body: object) => api.make(changeProfile, { token, params: { id: worker }, body });
    await save({ ...person, phone, location: 'Nairobi', date_of_birth: '1996-05-01' });
    const caseId = await work.open(employer.id, worker, 16);
    const { id } = await work.check(caseId, 'identity');
    const versionOf = async () =>
      (await api.make(listChecks, { token: ops })).checks.find((each) => each.id === id)?.version;
    const before = await versionOf();
    await save(change);
    const decision = { outcome: 'clear', note: 'ID card and selfie agree.' };
    expect(await tryToDecide(id, { ...decision, version: before })).toMatchObject({
      status: 409,
      body: {
        message:
          'The worker’s name or National ID was changed since you read this check. Please read it again.',
      },
    });
    expect(await work.check(caseId, 'identity')).toMatchObject({ outcome: null, decidedAt: null });
    expect(await work.workerRow(worker)).toMatchObject({ smileStatus: 'not_verified' });
    expect(await tryToDecide(id, { ...decision, version: await versionOf() })).toMatchObject({ status: 200 });
  });

  it.each(checkOutcomes)('may be %s for every kind of check', async (outcome) => {
    const caseId = await work.open(employer.id, await work.worker(), 18);
    await work.decideAll(ops, caseId, outcome);
    expect(await work.caseRow(caseId)).toMatchObject({ status: 'completed' });
    expect((await work.checks(caseId)).every((check) => check.outcome === outcome)).toBe(true);
  });

  it('needs no words when nothing was found, and keeps none', async () => {
    const caseId = await work.open(employer.id, await work.worker(), 16);
    await work.decide(ops, caseId, 'references', 'clear', '   ');
    expect(await work.check(caseId, 'references')).toMatchObject({ outcome: 'clear', note: null });
  });

  it('accuses nobody without a reason', async () => {
    const caseId = await work.open(employer.id, await work.worker(), 17);
    const { id } = await work.check(caseId, 'social_media');
    for (const note of ['', '   ', '\n\t'])
      expect(await tryToDecide(id, { outcome: 'finding', note })).toMatchObject({
        status: 400,
        body: { fields: { note: expect.stringContaining('describe the finding') as unknown } },
      });
    expect(await work.check(caseId, 'social_media')).toMatchObject({ status: 'pending', outcome: null });
  });

  it.each([
    ['an identity is proven', 'identity', 'clear'],
    ['an identity could not be proven', 'identity', 'unable_to_verify'],
    ['nobody could be reached', 'references', 'unable_to_verify'],
    ['something was found', 'health', 'finding'],
  ] as const)('says why %s', async (_what, kind, outcome) => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 18);
    const { id, status } = await work.check(caseId, kind);
    for (const note of ['', '   '])
      expect(await tryToDecide(id, { outcome, note }), note).toMatchObject({
        status: 400,
        body: { fields: { note: expect.stringMatching(/^Please /) as unknown } },
      });
    expect(await work.check(caseId, kind)).toMatchObject({ status, outcome: null });
    expect(await work.workerRow(worker)).toMatchObject({ smileStatus: 'not_verified' });
    await work.decide(ops, caseId, kind, outcome, 'As seen');
    expect(await work.check(caseId, kind)).toMatchObject({ status: 'decided', note: 'As seen' });
  });

  it('names in the audit who verified an identity', async () => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 16);
    await work.decide(ops, caseId, 'identity');
    const { id, decidedBy, secondedBy } = await work.check(caseId, 'identity');
    expect(decidedBy).not.toBeNull();
    expect(await work.workerRow(worker)).toMatchObject({ smileStatus: 'verified' });
    expect(await work.audit(`check:${id}`)).toMatchObject([
      { actor: `ops:${secondedBy}`, details: { worker, kind: 'identity', outcome: 'clear' } },
      { actor: `ops:${decidedBy}`, details: { worker, kind: 'identity', outcome: 'clear' } },
    ]);
  });

  it('calls a registry clear only while it holds no upheld record', async () => {
    const worker = await work.worker();
    await work.upheldRecord(worker);
    const caseId = await work.open(employer.id, worker, 16);
    const { id } = await work.check(caseId, 'misconduct_registry');
    expect(await tryToDecide(id, { outcome: 'clear', note: 'Nothing.' })).toMatchObject({
      status: 400,
      body: { fields: { outcome: expect.any(String) as unknown } },
    });
    await work.decide(ops, caseId, 'misconduct_registry', 'finding');
  });

  it.each([
    ['no outcome', { note: 'x' }, 'outcome'],
    ['no note', { outcome: 'clear' }, 'note'],
    ['an outcome nobody knows', { outcome: 'guilty', note: 'x' }, 'outcome'],
    ['an outcome of another type', { outcome: 1, note: 'x' }, 'outcome'],
    ['a note of another type', { outcome: 'clear', note: ['x'] }, 'note'],
    ['a note too long', { outcome: 'clear', note: 'x'.repeat(5001) }, 'note'],
    ['a note that no text can hold', { outcome: 'clear', note: 'a\u0000b' }, 'note'],
    ['a field it may not set', { outcome: 'clear', note: 'x', decided_by: NOBODY }, 'decided_by'],
    ['a worker’s score', { outcome: 'clear', note: 'x', trust_score: 100 }, 'trust_score'],
  ])('is refused with %s, naming the field', async (_what, body, field) => {
    const caseId = await work.open(employer.id, await work.worker(), 16);
    const { id } = await work.check(caseId, 'references');
    expect(await tryToDecide(id, body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as unknown } },
    });
    expect(await work.check(caseId, 'references')).toMatchObject({ status: 'waiting', note: null });
  });

  it.each(['null', '[]', '"clear"', '{', '', '1'])('is refused as the body %s', async (body) => {
    const caseId = await work.open(employer.id, await work.worker(), 16);
    const { id } = await work.check(caseId, 'references');
    const headers = { 'content-type': 'application/json' };
    const answer = await api.call('POST', `/api/ops/checks/${id}/decision`, { token: ops, body, headers });
    expect(answer.status).toBe(400);
    expect(await work.check(caseId, 'references')).toMatchObject({ status: 'waiting' });
  });

  it('keeps a note as typed: markup, emoji and right-to-left letters are text', async () => {
    const caseId = await work.open(employer.id, await work.worker(), 16);
    const note = '<script>alert(1)</script> 😀 ‮abc‬ O’Brien "quoted" \\ %s';
    await work.decide(ops, caseId, 'references', 'clear', note);
    expect(await work.check(caseId, 'references')).toMatchObject({ note });
  });

  it('answers 404 for a check that is not there', async () => {
    for (const id of [NOBODY, 'not-an-id', '1', '%00'])
      expect(
        await api.call('POST', `/api/ops/checks/${id}/decision`, {
          token: ops,
          body: { outcome: 'clear', note: '', ...GROUNDS },
        }),
        id,
      ).toMatchObject({ status: 404 });
  });

  it.each([
    ['clear', 'finding'],
    ['finding', 'clear'],
    ['unable_to_verify', 'clear'],
    ['not_applicable', 'clear'],
  ] as const)('stands: %s is not changed to %s', async (first, second) => {
    const caseId = await work.open(employer.id, await work.worker(), 16);
    await work.decide(ops, caseId, 'references', first, 'Both reached.');
    const { id } = await work.check(caseId, 'references');
    expect(await tryToDecide(id, { outcome: second, note: 'Changed my mind.' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.any(String) as unknown },
    });
    expect(await work.check(caseId, 'references')).toMatchObject({ outcome: first, note: 'Both reached.' });
    const lines = await work.audit(`check:${id}`);
    expect(lines.filter(({ action }) => action === 'check-decided')).toHaveLength(1);
  });

  it('is taken once when several arrive at the same moment', async () => {
    const caseId = await work.open(employer.id, await work.worker(), 16);
    const { id } = await work.check(caseId, 'references');
    const answers = await decisions.asHolder(ops, 'check', id, () =>
      Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          tryToDecide(id, {
            outcome: index % 2 === 0 ? 'clear' : 'unable_to_verify',
            note: `Try number ${index}`,
          }),
        ),
      ),
    );
    const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const lines = await work.audit(`check:${id}`);
    // On some days of the week the days of the worker to answer a finding end after the due date, which then moves.
    expect(lines.filter(({ action }) => action !== 'check-date-moved')).toHaveLength(1);
  });

  it('belongs to the team: an employer’s token opens nothing, and hers nothing of theirs', async () => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 16);
    const { id } = await work.check(caseId, 'references');
    const decision = { outcome: 'clear', note: '' };
    expect(await tryToDecide(id, decision, employer.token)).toMatchObject({ status: 401 });
    expect(await api.call('GET', '/api/ops/checks', { token: employer.token })).toMatchObject({
      status: 401,
    });
    for (const path of [
      `/nannies/${worker}/deep-check`,
      `/nannies/${worker}/public-profile`,
      `/nannies/${worker}/reviews`,
      `/api/verifications/${worker}/completion`,
      `/api/verifications/${worker}/download`,
    ])
      expect(await api.call('GET', path, { token: ops }), path).toMatchObject({ status: 401 });
  });
});

describe('what a decision changes about the worker', () => {
  it.each([
    ['clear', 'not_verified', 'verified'],
    ['clear', 'failed', 'verified'],
    ['finding', 'pending', 'failed'],
    ['unable_to_verify', 'pending', 'pending'],
    ['not_applicable', 'not_verified', 'not_verified'],
  ] as const)('identity %s turns %s into %s', async (outcome, before, after) => {
    const worker = await work.worker({ smileStatus: before });
    await work.decide(ops, await work.open(employer.id, worker, 16), 'identity', outcome);
    expect(await work.workerRow(worker)).toMatchObject({ smileStatus: after });
  });

  it('a registry finding raises the count to one, once, and keeps a higher count', async () => {
    const worker = await work.worker();
    const other = await work.employer();
    for (const buyer of [employer, other]) {
      await work.decide(ops, await work.open(buyer.id, worker, 16), 'misconduct_registry', 'finding');
      expect(await work.workerRow(worker)).toMatchObject({ misconductFlags: 1 });
    }
    const known = await work.worker();
    for (let records = 0; records < 3; records += 1) await work.upheldRecord(known);
    await work.decide(ops, await work.open(employer.id, known, 16), 'misconduct_registry', 'finding');
    expect(await work.workerRow(known)).toMatchObject({ misconductFlags: 3 });
  });

  it.each(['references', 'final_review'] as const)('a finding of %s touches neither', async (kind) => {
    const worker = await work.worker({ smileStatus: 'pending' });
    await work.decide(ops, await work.open(employer.id, worker, 16), kind, 'finding');
    expect(await work.workerRow(worker)).toMatchObject({ smileStatus: 'pending', misconductFlags: 0 });
  });
});

describe('the last decision', () => {
  it('completes the case, issues the report and tells both, with a first name at most and nothing found', async () => {
    const buyer = await work.employer();
    const worker = await work.worker({ name: 'Zuhura Secret' });
    const caseId = await work.open(buyer.id, worker, 16);
    for (const kind of ['misconduct_registry', 'references', 'identity'] as const)
      expect((await work.decide(ops, caseId, kind, 'finding', 'A FOUND THING')).case.status).toBe('open');
    expect(await work.decide(ops, caseId, 'final_review')).toMatchObject({
      case: { status: 'completed', completion_percentage: 100 },
    });
    const { phone } = await work.workerRow(worker);
    await api.waitForSms(buyer.phone, /report on \w+ is ready/);
    await api.waitForSms(phone, /check about you is complete.*dispute/s);
    const texts = [...(await api.received(buyer.phone)), ...(await api.received(phone))];
    // Two of them ask her to read a finding before it is in the report.
    expect(texts).toHaveLength(4);
    expect(texts.filter((text) => text.includes('Zuhura'))).toHaveLength(1);
    for (const text of texts) {
      expect(text).not.toMatch(/Secret|Njeri|FOUND|finding|https?:/i);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });

  it('is one, when all but health are decided at the same moment', async () => {
    const buyer = await work.employer();
    const worker = await work.worker();
    const caseId = await work.open(buyer.id, worker, 18);
    // A health check that is decided after the final review opens it again (decision record 100).
    await work.decide(ops, caseId, 'health');
    // An identity by hand takes two members, one after the other.
    await work.decide(ops, caseId, 'identity');
    const rest = (await work.checks(caseId)).filter(({ status }) => status !== 'decided');
    const answers = await Promise.all(
      rest.map((check) => decisions.checkTaken(ops, check.id, { outcome: 'clear', note: '' })),
    );
    expect(answers.filter((answer) => answer.case.status === 'completed')).toHaveLength(1);
    expect(
      answers
        .map((answer) => answer.case.completion_percentage)
        .toSorted((a, b) => a - b)
        .at(-1),
    ).toBe(100);
    const lines = await work.audit(`case:${caseId}`);
    expect(lines.filter((line) => line.action === 'case-completed')).toHaveLength(1);
    await api.waitForSms(buyer.phone, /report on \w+ is ready/);
    expect(await api.received(buyer.phone)).toHaveLength(1);
    // All components except the recent profile: the last answer included all others.
    expect(await work.workerRow(worker)).toMatchObject({ trustScore: 95, trustBadge: 'Platinum' });
  });

  it('says nothing to a worker who has sent STOP', async () => {
    const buyer = await work.employer();
    const worker = await work.worker({ optedOutAt: new Date() });
    await work.decideAll(ops, await work.open(buyer.id, worker, 16));
    await api.waitForSms(buyer.phone, /report on \w+ is ready/);
    expect(await api.received((await work.workerRow(worker)).phone)).toEqual([]);
  });
});
