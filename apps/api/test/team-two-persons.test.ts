import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { teamChanges } from '../src/db/schema/team.ts';
import { decideChange } from '../src/services/people/team/decide-change.ts';
import { endMembership } from '../src/services/people/team/end-membership.ts';
import { proposeChange } from '../src/services/people/team/propose-change.ts';
import { endSessionsOf } from '../src/services/people/team/sessions.ts';
import { caseWorkOf } from './case-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = teamWorkOf(api);
const { audit } = caseWorkOf(api);

type Member = Awaited<ReturnType<typeof work.member>>;
let author: Member;
let other: Member;
let third: Member;
beforeEach(async () => {
  author = await work.member('administrator');
  other = await work.member('administrator');
  third = await work.member('administrator');
});

const invitation = () => ({
  kind: 'invitation' as const,
  phone: work.nextPhone(),
  name: 'Auma Test',
  role: 'agent' as const,
  reason: 'We need her.',
});
const change = async (id: string) =>
  (await api.ctx.db.select().from(teamChanges).where(eq(teamChanges.id, id)))[0];
const decisions = async (id: string) =>
  (await audit(`team-change:${id}`)).map(({ action, details }) => [action, details['decision']]);

describe('at the same moment', () => {
  it('an approval and a withdrawal of one proposal are one decision', async () => {
    const wanted = invitation();
    const id = await work.propose(author.token, wanted);
    const answers = await Promise.all([
      work.tryToDecide(other.token, id, 'approved'),
      work.tryToDecide(author.token, id, 'withdrawn'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const decision = answers[0].status === 200 ? 'approved' : 'withdrawn';
    expect(await change(id)).toMatchObject({ status: decision });
    expect((await work.row(wanted.phone))?.status).toBe(decision === 'approved' ? 'invited' : undefined);
    expect(await decisions(id)).toEqual([
      ['team-change-proposed', undefined],
      ['team-change-decided', decision],
    ]);
  });

  it('two administrators who end each other are one who stays', async () => {
    // Both sessions were read before either membership ended.
    const ends = await Promise.allSettled([
      endMembership(api.ctx, author.id, other.id, 'Left.'),
      endMembership(api.ctx, other.id, author.id, 'Left.'),
    ]);
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
    const rows = await Promise.all([author, other].map(({ phone }) => work.row(phone)));
    expect(new Set(rows.map((row) => row?.status))).toEqual(new Set(['active', 'left']));
  });
});

describe('the database refuses a change by one person', () => {
  const store = (values: Partial<typeof teamChanges.$inferInsert>) =>
    api.ctx.db.insert(teamChanges).values({
      kind: 'role',
      role: 'administrator',
      memberId: third.id,
      reason: 'We need her.',
      status: 'approved',
      proposedBy: author.id,
      proposedAt: new Date(),
      decidedBy: other.id,
      decidedAt: new Date(),
      ...values,
    });

  it('its author', async () => {
    await expect(store({ decidedBy: author.id })).rejects.toThrow(/Failed query/);
  });
  it('the member whom it concerns', async () => {
    await expect(store({ decidedBy: third.id })).rejects.toThrow(/Failed query/);
  });
  it('nobody', async () => {
    await expect(store({ decidedBy: null })).rejects.toThrow(/Failed query/);
  });
  it('but stores one of two', async () => {
    await expect(store({})).resolves.toMatchObject({ rowCount: 1 });
  });
});

describe('an administrator who was one when the call began', () => {
  const NOT_ANY_MORE = { kind: 'forbidden', code: 'roleMayNot' };

  it.each(['left', 'lowered'])('and %s meanwhile proposes, decides and ends nothing', async (how) => {
    const open = await work.propose(third.token, invitation());
    if (how === 'left') await work.tryToEnd(author.token, other.id);
    else
      await work.approve(
        third.token,
        await work.propose(author.token, { kind: 'role', member_id: other.id, role: 'agent' }),
      );
    await expect(proposeChange(api.ctx, other.id, invitation())).rejects.toMatchObject(NOT_ANY_MORE);
    await expect(decideChange(api.ctx, other.id, open, 'approved')).rejects.toMatchObject(NOT_ANY_MORE);
    await expect(endMembership(api.ctx, other.id, author.id, 'Left.')).rejects.toMatchObject(NOT_ANY_MORE);
    await expect(endSessionsOf(api.ctx, other.id, author.id, { reason: 'Lost.' })).rejects.toMatchObject(
      NOT_ANY_MORE,
    );
    expect(await change(open)).toMatchObject({ status: 'proposed' });
  });

  it('loses the own proposals, and each is an audit row', async () => {
    const [byLeaver, byLowered] = [
      await work.propose(author.token, invitation()),
      await work.propose(other.token, invitation()),
    ];
    await work.tryToEnd(third.token, author.id);
    const fourth = await work.member('administrator');
    await work.approve(
      fourth.token,
      await work.propose(third.token, { kind: 'role', member_id: other.id, role: 'senior' }),
    );
    for (const id of [byLeaver, byLowered]) {
      expect(await work.tryToDecide(fourth.token, id, 'approved')).toMatchObject({ status: 409 });
      expect(await decisions(id)).toEqual([
        ['team-change-proposed', undefined],
        ['team-change-decided', 'withdrawn'],
      ]);
    }
  });
});

// spec: team-members/end-sessions
it('ended sessions have a reason, and are an audit row with who ended them', async () => {
  const end = (reason: string) =>
    api.call('POST', `/api/ops/team/members/${other.id}/end-sessions`, {
      token: author.token,
      body: { reason },
    });
  expect(await end(' ')).toMatchObject({ status: 400 });
  expect(await end('Lost her phone.')).toMatchObject({ status: 200 });
  expect(await audit(`ops:${other.id}`)).toMatchObject([
    { actor: `ops:${author.id}`, action: 'sessions-ended', details: { number: 1 } },
  ]);
  expect(await api.call('GET', '/api/ops/me', { token: other.token })).toMatchObject({ status: 401 });
});
