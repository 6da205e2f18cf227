import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { showSecondFactor } from '@repo/api-client/contract/team-auth';
import { teamChanges } from '../src/db/schema/team.ts';
import { teamWorkOf } from './team-work.ts';
import { totpOf } from './totp-of.ts';
import { useApi } from './use-api.ts';

const DAY = 86_400;
const api = await useApi();
const work = teamWorkOf(api);

type Member = Awaited<ReturnType<typeof work.member>>;
let author: Member;
let other: Member;
beforeEach(async () => {
  author = await work.member('administrator', 'Njoki Test');
  other = await work.member('administrator', 'Otieno Test');
});

const status = async (token: string) => (await api.call('GET', '/api/ops/me', { token })).status;
const invitation = (phone: string, role = 'agent') => ({
  kind: 'invitation',
  phone,
  name: 'Auma Test',
  role,
});
const change = async (id: string) =>
  (await api.ctx.db.select().from(teamChanges).where(eq(teamChanges.id, id)))[0];

describe('a proposal', () => {
  // spec: team-members/propose, team-members/decide
  it('changes nothing before another administrator approves it', async () => {
    const phone = work.nextPhone();
    const id = await work.propose(author.token, invitation(phone));
    expect(await work.row(phone)).toBeUndefined();
    expect(await work.tryToDecide(author.token, id, 'approved')).toMatchObject({ status: 403 });
    expect(await work.row(phone)).toBeUndefined();
    await work.approve(other.token, id);
    expect(await work.row(phone)).toMatchObject({ status: 'invited', role: 'agent', name: 'Auma Test' });
    expect(await api.waitForSms(phone, /invited to the verification team as Agent/)).toBeTruthy();
  });

  it('is refused by the database too, when one person decides alone', async () => {
    const id = await work.propose(author.token, invitation(work.nextPhone()));
    const alone = api.ctx.db
      .update(teamChanges)
      .set({ status: 'approved', decidedBy: author.id, decidedAt: new Date() })
      .where(eq(teamChanges.id, id));
    await expect(alone).rejects.toThrow(/Failed query/);
    expect(await change(id)).toMatchObject({ status: 'proposed' });
  });

  // spec: team-members/decide
  it('about an administrator is not decided by that administrator', async () => {
    const id = await work.propose(author.token, { kind: 'role', member_id: other.id, role: 'agent' });
    for (const decision of ['approved', 'refused'])
      expect(await work.tryToDecide(other.token, id, decision)).toMatchObject({ status: 403 });
    const third = await work.member('administrator');
    await work.approve(third.token, id);
    expect(await work.row(other.phone)).toMatchObject({ role: 'agent' });
    expect((await api.call('GET', '/api/ops/team', { token: other.token })).status).toBe(403);
  });

  // spec: team-members/withdraw
  it('is withdrawn by its author alone, and decided once', async () => {
    const id = await work.propose(author.token, invitation(work.nextPhone()));
    expect(await work.tryToDecide(other.token, id, 'withdrawn')).toMatchObject({ status: 403 });
    expect(await work.tryToDecide(author.token, id, 'withdrawn')).toMatchObject({ status: 200 });
    expect(await work.tryToDecide(other.token, id, 'approved')).toMatchObject({ status: 409 });
  });

  it('is approved once by two administrators at the same moment', async () => {
    const third = await work.member('administrator');
    const phone = work.nextPhone();
    const id = await work.propose(author.token, invitation(phone));
    const answers = await Promise.all(
      [other, third, other, third].map(({ token }) => work.tryToDecide(token, id, 'approved')),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    await api.waitForSms(phone, /invited/);
    expect(await api.received(phone)).toHaveLength(1);
  });

  it('waits once for a phone and a kind', async () => {
    const phone = work.nextPhone();
    await work.propose(author.token, invitation(phone));
    const again = { ...invitation(phone, 'senior'), reason: 'Again.' };
    expect(
      await api.call('POST', '/api/ops/team/changes', { token: other.token, body: again }),
    ).toMatchObject({
      status: 409,
    });
  });

  it('is not made for a phone of the team, without a reason, or for a member who left', async () => {
    const post = (body: object) => api.call('POST', '/api/ops/team/changes', { token: author.token, body });
    expect(await post({ ...invitation(other.phone), reason: 'Why not.' })).toMatchObject({ status: 409 });
    expect(await post({ ...invitation(work.nextPhone()), reason: ' ' })).toMatchObject({ status: 400 });
    const gone = await work.member('agent');
    await api.call('POST', `/api/ops/team/members/${gone.id}/end`, {
      token: author.token,
      body: { reason: 'Left the company.' },
    });
    expect(await post({ kind: 'role', member_id: gone.id, role: 'senior', reason: 'Back.' })).toMatchObject({
      status: 409,
    });
  });
});

describe('an invited member', () => {
  it('joins with the first second factor, and works in the role', async () => {
    const phone = work.nextPhone();
    await work.approve(other.token, await work.propose(author.token, invitation(phone, 'finance')));
    const { enrol } = await work.enterCode(phone);
    const body = { ticket: enrol?.ticket, totp: totpOf(enrol?.totp_secret ?? '') };
    const { token } = await api.make(showSecondFactor, { body });
    expect(await work.row(phone)).toMatchObject({ status: 'active', role: 'finance' });
    expect((await api.call('GET', '/api/ops/refunds', { token })).status).toBe(200);
    expect((await api.call('GET', '/api/ops/employer-reports', { token })).status).toBe(403);
  });

  // spec: team-members/invitation
  it('is too late after a week, and gets no code', async () => {
    const phone = work.nextPhone();
    await work.approve(other.token, await work.propose(author.token, invitation(phone)));
    await api.waitForSms(phone, /invited/);
    await api.advance(7 * DAY);
    await api.call('POST', '/api/ops/auth/send-code', { body: { phone } });
    expect(await api.received(phone)).toHaveLength(1);
    const { token } = await work.member('administrator');
    expect((await work.team(token)).members.find((each) => each.phone === phone)).toMatchObject({
      status: 'invited',
      invitation_over: true,
      last_seen_at: null,
    });
  });
});

describe('the end of a membership', () => {
  // spec: team-members/end
  it('is immediate: sessions, second factors and proposals', async () => {
    const open = await work.propose(other.token, invitation(work.nextPhone()));
    expect(await status(other.token)).toBe(200);
    const end = (id: string) =>
      api.call('POST', `/api/ops/team/members/${id}/end`, { token: author.token, body: { reason: 'Left.' } });
    expect(await end(other.id)).toMatchObject({ status: 200 });
    expect(await status(other.token)).toBe(401);
    expect(await change(open)).toMatchObject({ status: 'withdrawn' });
    expect(await end(other.id)).toMatchObject({ status: 409 });
    expect(await end(author.id)).toMatchObject({ status: 403 });
    const third = await work.member('administrator');
    expect((await work.team(third.token)).members.find(({ id }) => id === other.id)).toMatchObject({
      status: 'left',
      live_sessions: 0,
      second_factors: [],
    });
  });

  it('keeps the phone out, also one of the configuration', async () => {
    const token = await api.signInOps();
    const first = (await work.team(token)).members.find(({ phone }) => phone === '+254700000001');
    await api.call('POST', `/api/ops/team/members/${first?.id ?? ''}/end`, {
      token: author.token,
      body: { reason: 'Left.' },
    });
    const before = (await api.received('+254700000001')).length;
    await api.advance(120);
    expect(
      (await api.call('POST', '/api/ops/auth/send-code', { body: { phone: '+254700000001' } })).status,
    ).toBe(200);
    expect(await api.received('+254700000001')).toHaveLength(before);
  });
});

it('a new second factor is proposed, approved and told by SMS, and ends the sessions', async () => {
  const member = await work.member('agent');
  const id = await work.propose(author.token, { kind: 'new_second_factor', member_id: member.id });
  expect(await status(member.token)).toBe(200);
  await work.approve(other.token, id);
  expect(await status(member.token)).toBe(401);
  await api.waitForSms(member.phone, /second sign-in step was removed/);
  expect(await work.enterCode(member.phone)).toMatchObject({ second_factor: null });
});
