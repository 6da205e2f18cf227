import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCase } from '@repo/api-client/contract/cases';
import { claimWork, endPresence, showPresence } from '@repo/api-client/contract/work';
import { english as refusals } from '@repo/domain/refusals/english';
import { PRESENCE_SECONDS, type PresencePage } from '@repo/domain/presence';
import { memberConflicts } from '../src/db/schema/team.ts';
import { opsMembers } from '../src/db/schema/people.ts';
import { verdicts } from '../src/db/schema/verdicts.ts';
import { presences } from '../src/db/schema/work.ts';
import { applyRetention } from '../src/services/platform/retention/apply-retention.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const { db } = api.ctx;
const DAY_MILLISECONDS = 86_400_000;

type Member = Awaited<ReturnType<typeof team.member>>;
let auma: Member;
let bahati: Member;
let opened: Awaited<ReturnType<typeof work.opened>>;
beforeEach(async () => {
  auma = await team.member('agent', 'Auma Test');
  bahati = await team.member('auditor', 'Bahati Test');
  opened = await work.opened('references', 18);
});

const others = async ({ token }: Member, kind: PresencePage = 'case', id = opened.caseId) =>
  (await api.make(showPresence, { token, params: { kind, id } })).others;
const leave = ({ token }: Member) =>
  api.make(endPresence, { token, params: { kind: 'case', id: opened.caseId } });
const names = async (member: Member) => (await others(member)).map(({ name }) => name);
/** The member knows the worker of the case from now on. */
const declare = async (member: Member) => {
  const { phone } = await work.cases.workerRow(opened.worker);
  await db
    .insert(memberConflicts)
    .values({ memberId: member.id, phone, reason: 'A cousin.', declaredAt: api.ctx.clock.now() });
};

describe('the members on one page', () => {
  // spec: team-together/names
  it('read the names of each other, every role, and nobody reads her own', async () => {
    expect(await others(auma)).toEqual([]);
    expect(await others(bahati)).toEqual([{ id: auma.id, name: 'Auma Test', holds: false }]);
    expect(await names(auma)).toEqual(['Bahati Test']);
  });

  // spec: team-together/names
  it('read who holds a check of the case, or the work', async () => {
    await others(auma);
    await api.make(claimWork, { token: auma.token, params: { kind: 'check', id: opened.id } });
    expect(await others(bahati)).toMatchObject([{ id: auma.id, holds: true }]);
    await others(auma, 'check', opened.id);
    expect(await others(bahati, 'check', opened.id)).toMatchObject([{ id: auma.id, holds: true }]);
    const elsewhere = await work.opened('references', 18);
    await others(auma, 'case', elsewhere.caseId);
    expect(await others(bahati, 'case', elsewhere.caseId)).toMatchObject([{ id: auma.id, holds: false }]);
  });

  it('are those of this page alone', async () => {
    await others(auma);
    expect(await others(bahati, 'check', opened.id)).toEqual([]);
    const elsewhere = await work.opened('references', 18);
    expect(await others(bahati, 'case', elsewhere.caseId)).toEqual([]);
  });

  // spec: team-together/gone
  it('are gone when they leave, and 40 seconds after the last word of a page', async () => {
    await others(auma);
    await leave(auma);
    // A second time, as when she goes on before her arrival was noted.
    await leave(auma);
    expect(await names(bahati)).toEqual([]);
    await others(auma);
    await api.advance(PRESENCE_SECONDS - 5);
    expect(await names(bahati)).toEqual(['Auma Test']);
    await api.advance(5);
    expect(await names(bahati)).toEqual([]);
    await others(auma);
    expect(await names(bahati)).toEqual(['Auma Test']);
  });

  it('are gone with their membership', async () => {
    await others(auma);
    await db
      .update(opsMembers)
      .set({ status: 'left', leftAt: api.ctx.clock.now() })
      .where(eq(opsMembers.id, auma.id));
    expect(await names(bahati)).toEqual([]);
  });

  // spec: team-together/conflict
  it('are neither told nor listed when they know somebody around the worker', async () => {
    await others(auma);
    await declare(auma);
    expect(await names(bahati)).toEqual([]);
    const asked = await api.call('PUT', `/api/ops/presence/case/${opened.caseId}`, { token: auma.token });
    expect(asked.status).toBe(403);
    expect(
      await api.call('PUT', `/api/ops/presence/check/${opened.id}`, { token: auma.token }),
    ).toMatchObject({ status: 403 });
  });

  // spec: team-together/gone
  it('leave nothing behind that is older than a day', async () => {
    await others(auma);
    await db.update(presences).set({ seenAt: new Date(api.ctx.clock.now().getTime() - DAY_MILLISECONDS) });
    await others(bahati);
    await applyRetention(api.ctx);
    expect(await db.select({ id: presences.memberId }).from(presences)).toEqual([{ id: bahati.id }]);
  });
});

// spec: team-together/one-verdict
it.each([
  ['clear', 'decided', refusals.checkDecided],
  ['finding', 'second_look', refusals.checkStatusChanged],
] as const)(
  'of twenty members who decide one check as %s at once, one has said it, and nineteen are told',
  async (outcome, status, told) => {
    const members: Member[] = [];
    for (let made = 0; made < 20; made += 1)
      members.push(await team.member('agent', `Member ${String(made)}`));
    const { checks } = await api.make(getCase, { token: auma.token, params: { id: opened.caseId } });
    const read = checks.find(({ id }) => id === opened.id);
    const answers = await Promise.all(
      members.map(({ id, token }) =>
        decisions.check(token, opened.id, {
          outcome,
          note: `Seen by ${id}.`,
          status: read?.status,
          version: read?.version,
        }),
      ),
    );
    const first = members.find((_, place) => answers[place]?.status === 200);
    expect(answers.filter((answer) => answer.status === 200)).toMatchObject([
      { body: { check: { status } } },
    ]);
    expect(
      answers.filter((answer) => answer.status !== 200).map((answer) => [answer.status, answer.body]),
    ).toEqual(
      Array.from({ length: 19 }, () => [
        409,
        expect.objectContaining({
          message: expect.toBeOneOf([told, refusals.workHeldByAnother]) as unknown,
        }) as unknown,
      ]),
    );
    expect(await db.select().from(verdicts).where(eq(verdicts.checkId, opened.id))).toMatchObject([
      { memberId: first?.id, verdict: outcome, note: `Seen by ${first?.id ?? ''}.` },
    ]);
  },
);
