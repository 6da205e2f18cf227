import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { checkKinds, checkOutcomes, type CheckKind, type CheckOutcome } from '@repo/domain/check';
import { needsSecondLook } from '@repo/domain/four-eyes';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { workers } from '../src/db/schema/people.ts';
import { verdicts } from '../src/db/schema/verdicts.ts';
import { groundsOf } from './check-proof.ts';
import { decisionsOf } from './decisions.ts';
import type { TestEmployer } from './case-work.ts';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const { cases } = work;
const team = teamWorkOf(api);

type Member = Awaited<ReturnType<typeof team.member>>;
let first: Member;
let second: Member;
let senior: Member;
let employer: TestEmployer;
let worker: string;
let caseId: string;
beforeEach(async () => {
  first = await team.member('agent');
  second = await team.member('agent');
  senior = await team.member('senior');
  employer = await work.employer();
  worker = await work.worker();
  caseId = await work.open(employer.id, worker, 18);
});

const check = (kind: CheckKind) => cases.check(caseId, kind);
const decide = async (member: Member, kind: CheckKind, outcome: CheckOutcome, more: object = {}) =>
  decisions.check(member.token, (await check(kind)).id, { outcome, note: `Seen by ${member.id}.`, ...more });
const givenOn = async (kind: CheckKind) =>
  api.ctx.db
    .select()
    .from(verdicts)
    .where(eq(verdicts.checkId, (await check(kind)).id))
    .orderBy(verdicts.place);
const shown = async () => ({
  report: await api.make(getDeepCheck, { token: employer.token, params: { id: worker } }),
  tracker: await api.make(getCompletion, { token: employer.token, params: { nanny_id: worker } }),
  worker: await cases.workerRow(worker),
});

const byTwo = checkKinds.flatMap((kind) =>
  checkOutcomes
    .filter((outcome) => needsSecondLook(kind, outcome, groundsOf(kind, outcome, new Date()).reason ?? null))
    .map((outcome) => [kind, outcome] as const),
);

describe('one pair of eyes', () => {
  // spec: team-four-eyes/one
  it.each(byTwo)(
    'does not decide %s as %s: nothing changes for anybody but the team',
    async (kind, outcome) => {
      const before = await shown();
      expect(await decide(first, kind, outcome)).toMatchObject({
        status: 200,
        body: { check: { kind, status: 'second_look', decided_at: null, in_report_from: null } },
      });
      expect(await check(kind)).toMatchObject({
        status: 'second_look',
        outcome: null,
        note: null,
        decidedBy: null,
      });
      const after = await shown();
      expect(after.worker).toEqual(before.worker);
      const tracked = after.tracker.checks.find((each) => each.kind === kind);
      // A final review that does not count reads like one that nobody has begun.
      const status = kind === 'final_review' ? 'pending' : 'in_progress';
      expect(tracked).toMatchObject({ status, outcome: null, decided_at: null });
      expect(JSON.stringify(after)).not.toMatch(/second_look|Seen by|finding/);
    },
  );

  it.each(byTwo)('is refused a second time on %s as %s', async (kind, outcome) => {
    await decide(first, kind, outcome);
    // A registry with a record is never clear, whoever says it.
    const sayable = checkOutcomes.filter((each) => kind !== 'misconduct_registry' || each !== 'clear');
    for (const again of sayable)
      expect(await decide(first, kind, again), again).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Another member of the team') as unknown },
      });
    expect(await givenOn(kind)).toHaveLength(1);
  });

  it('is enough for everything else', async () => {
    for (const [kind, outcome] of [
      ['references', 'clear'],
      ['criminal_record', 'unable_to_verify'],
      ['social_media', 'unable_to_verify'],
      ['identity', 'unable_to_verify'],
    ] as const) {
      expect(await decide(first, kind, outcome)).toMatchObject({ body: { check: { status: 'decided' } } });
      expect(await check(kind)).toMatchObject({ outcome, decidedBy: first.id, secondedBy: null });
      expect(await givenOn(kind)).toMatchObject([{ memberId: first.id, verdict: outcome, place: 1 }]);
    }
  });
});

describe('a second pair of eyes', () => {
  // spec: team-four-eyes/two
  it.each(byTwo)('that agrees decides %s as %s', async (kind, outcome) => {
    await decide(first, kind, outcome);
    expect(await decide(second, kind, outcome)).toMatchObject({
      status: 200,
      body: { check: { status: 'decided', outcome } },
    });
    expect((await givenOn(kind)).map(({ memberId }) => memberId)).toEqual([first.id, second.id]);
  });

  it('names both in the row, and the words are those that the last agreed with', async () => {
    await decide(first, 'identity', 'clear');
    await decide(second, 'identity', 'clear');
    expect(await check('identity')).toMatchObject({
      status: 'decided',
      decidedBy: second.id,
      secondedBy: first.id,
      note: `Seen by ${first.id}.`,
    });
  });

  // spec: team-four-eyes/read-again
  it('does not open by itself: whoever read an undecided check is told that a colleague was there', async () => {
    await decide(first, 'health', 'finding');
    expect(await decide(second, 'health', 'finding', { status: 'waiting' })).toMatchObject({
      status: 409,
      body: { message: 'A colleague has decided this check since you read it. Please read it again.' },
    });
    expect(await givenOn('health')).toHaveLength(1);
    expect(await decide(second, 'health', 'finding', { status: 'second_look' })).toMatchObject({
      status: 200,
    });
  });

  it('on another name than the first saw is a first one again', async () => {
    await decide(first, 'criminal_record', 'finding');
    await api.ctx.db.update(workers).set({ name: 'Njoki Test' }).where(eq(workers.id, worker));
    expect(await decide(second, 'criminal_record', 'finding')).toMatchObject({
      body: { check: { status: 'second_look' } },
    });
    expect(await decide(first, 'criminal_record', 'finding')).toMatchObject({
      body: { check: { status: 'decided' } },
    });
  });

  it('of many at the same moment is one', async () => {
    const members = [];
    for (let index = 0; index < 6; index += 1) members.push(await team.member('agent'));
    await decide(first, 'health', 'finding');
    const answers = await Promise.all(members.map((member) => decide(member, 'health', 'finding')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await givenOn('health')).toHaveLength(2);
  });
});

describe('two members who differ', () => {
  beforeEach(async () => {
    await decide(first, 'health', 'finding');
    await decide(second, 'health', 'clear');
  });

  // spec: team-four-eyes/settle
  it('leave the check to a senior who is neither', async () => {
    expect(await check('health')).toMatchObject({ status: 'settling', outcome: null });
    const agent = await team.member('agent');
    for (const member of [first, second, agent])
      expect(await decide(member, 'health', 'clear')).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('enior') as unknown },
      });
    expect(await decide(senior, 'health', 'clear')).toMatchObject({ body: { check: { status: 'decided' } } });
    expect(await check('health')).toMatchObject({
      outcome: 'clear',
      decidedBy: senior.id,
      secondedBy: second.id,
    });
  });

  it('are not made one by a role: an administrator who was one of both does not settle', async () => {
    const both = await team.member('administrator');
    await decide(both, 'work_history', 'finding');
    await decide(second, 'work_history', 'clear');
    expect(await decide(both, 'work_history', 'finding')).toMatchObject({ status: 409 });
  });

  it.each([
    ['finding', { status: 'confirmed' }],
    ['unable_to_verify', { status: 'decided', outcome: 'unable_to_verify', secondedBy: null }],
  ] as const)('may be settled as %s', async (outcome, row) => {
    expect(await decide(senior, 'health', outcome)).toMatchObject({ status: 200 });
    expect(await check('health')).toMatchObject(row);
  });

  it('are not settled for something that neither said', async () => {
    expect(await decide(senior, 'health', 'not_applicable')).toMatchObject({ status: 409 });
    expect(await check('health')).toMatchObject({ status: 'settling' });
  });
});

describe('an incident', () => {
  // spec: team-four-eyes/incident
  it('is upheld by two, and dismissed by one', async () => {
    const { id } = await work.reported();
    await work.ask(id, 'phone');
    await work.writeSide(id);
    expect(await work.decideAlone(id, 'upheld', first.token)).toMatchObject({
      body: { incident: { status: 'second_look' }, misconduct_flags: 0 },
    });
    expect(await work.decideAlone(id, 'upheld', first.token)).toMatchObject({ status: 409 });
    expect(await work.decideAlone(id, 'dismissed', second.token)).toMatchObject({
      body: { incident: { status: 'settling' } },
    });
    expect(await work.decideAlone(id, 'upheld', second.token)).toMatchObject({ status: 409 });
    expect(await work.decideAlone(id, 'upheld', senior.token)).toMatchObject({
      body: { incident: { status: 'upheld' }, misconduct_flags: 1 },
    });
    const [row] = await api.ctx.db.select().from(misconductReports).where(eq(misconductReports.id, id));
    expect(row).toMatchObject({ decidedBy: senior.id, secondedBy: first.id });
    const other = await work.reported();
    expect(await work.decideAlone(other.id, 'dismissed', first.token)).toMatchObject({
      body: { incident: { status: 'dismissed' } },
    });
  });

  it('is upheld without her side only five days after she was asked', async () => {
    const { id } = await work.reported();
    await work.ask(id, 'phone');
    expect(await work.decideAlone(id, 'upheld', first.token)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('five days') as unknown },
    });
    await api.advance(5 * 86_400);
    const tokens = [await cases.opsToken(), await cases.colleagueToken()];
    for (const token of tokens)
      expect(await work.decideAlone(id, 'upheld', token)).toMatchObject({ status: 200 });
  });
});

describe('a dispute', () => {
  // spec: team-four-eyes/dispute
  it('is decided by none of the members who had a say in the finding', async () => {
    const found = await work.found('criminal_record');
    const dispute = await work.disputed(found.token, 'check', found.id);
    const stands = { decision: 'rejected', note: 'The court has her ID number.' };
    for (const token of [await cases.opsToken(), await cases.colleagueToken()])
      expect(await work.rule(dispute, stands, token)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('decided about this finding before') as unknown },
      });
    expect(await work.rule(dispute, stands)).toMatchObject({ status: 200 });
  });

  it('of a record is decided by none of the members who upheld it', async () => {
    const subject = await work.worker();
    const { id } = await work.upheld(subject);
    const dispute = await work.disputed(await work.tokenOf(subject), 'record', id);
    const falls = { decision: 'upheld', note: 'The ring was found at home.' };
    for (const token of [await cases.opsToken(), await cases.colleagueToken()])
      expect(await work.rule(dispute, falls, token)).toMatchObject({ status: 409 });
    expect(await work.rule(dispute, falls)).toMatchObject({ status: 200 });
  });

  it('of what another dispute corrected is decided by a fourth', async () => {
    const found = await work.found('criminal_record');
    const dispute = await work.disputed(found.token, 'check', found.id);
    await work.ruled(dispute, {
      decision: 'upheld',
      outcome: 'unable_to_verify',
      note: 'The court has no file.',
    });
    const again = await work.disputed(found.token, 'check', found.id);
    const clear = { decision: 'upheld', outcome: 'clear', note: 'The court wrote to us.' };
    expect(await work.rule(again, clear)).toMatchObject({ status: 409 });
    expect(await work.rule(again, clear, senior.token)).toMatchObject({ status: 200 });
  });
});
