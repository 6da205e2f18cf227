import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listSessionsOfMember } from '@repo/api-client/contract/team';
import { listOwnSessions } from '@repo/api-client/contract/team-account';
import { english as refusals } from '@repo/domain/refusals/english';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const MINUTE = 60;
const api = await useApi();
const work = teamWorkOf(api);
const me = async (token: string) => (await api.call('GET', '/api/ops/me', { token })).status;

// spec: team-sign-in/idle
it('ends after 30 idle minutes', async () => {
  const { token } = await work.member('agent');
  await api.advance(29 * MINUTE);
  expect(await me(token)).toBe(200);
  await api.advance(29 * MINUTE);
  expect(await me(token)).toBe(200);
  await api.advance(30 * MINUTE);
  expect(await me(token)).toBe(401);
});

// spec: team-sign-in/hours
it('ends 12 hours after the sign-in, however busy it is', async () => {
  const { token } = await work.member('agent');
  for (let turn = 0; turn < 35; turn += 1) {
    await api.advance(20 * MINUTE);
    expect(await me(token)).toBe(200);
  }
  await api.advance(20 * MINUTE);
  expect(await me(token)).toBe(401);
});

it('tells an administrator when the member was last here, and in how many live sessions', async () => {
  const { id } = await work.member('agent');
  const seen = async () => {
    const { token } = await work.member('administrator');
    return (await work.team(token)).members.find((each) => each.id === id);
  };
  const before = await seen();
  expect(before).toMatchObject({ live_sessions: 1, last_seen_at: expect.any(String) });
  await api.advance(31 * 60);
  expect(await seen()).toMatchObject({ live_sessions: 0, last_seen_at: before?.last_seen_at });
});

it('is refused a blank name, which colleagues could not read', async () => {
  const { token } = await work.member('agent');
  expect(await api.call('PUT', '/api/ops/me', { token, body: { name: '   ' } })).toMatchObject({
    status: 400,
  });
});

// spec: team-account/sessions
it('is listed, and ended one by one, by its owner alone', async () => {
  const member = await work.member('agent');
  const other = await work.member('senior');
  const second = await withTransaction(api.ctx, (tx) =>
    openSession(
      tx,
      'ops',
      member.id,
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ),
  );
  const { sessions } = await api.make(listOwnSessions, { token: member.token });
  expect(sessions.map(({ device, is_this }) => ({ device, is_this }))).toEqual(
    expect.arrayContaining([
      { device: 'Unknown device', is_this: true },
      { device: 'Firefox on Linux', is_this: false },
    ]),
  );
  const there = sessions.find(({ is_this }) => !is_this)?.id ?? '';
  const end = (token: string) => api.call('POST', `/api/ops/me/sessions/${there}/end`, { token });
  expect(await end(other.token)).toMatchObject({ status: 404 });
  expect(await me(second)).toBe(200);
  expect(await end(member.token)).toMatchObject({ status: 200 });
  expect(await me(second)).toBe(401);
  expect(await me(member.token)).toBe(200);
});

// spec: team-members/end-sessions
it('is listed to an administrator, who ends one with a reason, and no other with it', async () => {
  const member = await work.member('agent');
  const { token } = await work.member('administrator');
  const second = await withTransaction(api.ctx, (tx) => openSession(tx, 'ops', member.id));
  const listed = async () =>
    (await api.make(listSessionsOfMember, { token, params: { id: member.id } })).sessions;
  const own = (await api.make(listOwnSessions, { token: second })).sessions.find(
    ({ is_this }) => is_this,
  )?.id;
  expect((await listed()).map(({ id }) => id)).toContain(own);
  const end = (id: string, body: object) =>
    api.call('POST', `/api/ops/team/members/${id}/end-sessions`, { token, body });
  const ended = { reason: 'A tablet that nobody knows.', session_id: own };
  expect(await end(member.id, { session_id: own, reason: ' ' })).toMatchObject({ status: 400 });
  // A session of another member is none of hers.
  expect(await end((await work.member('agent')).id, ended)).toMatchObject({ status: 404 });
  expect(await me(second)).toBe(200);
  expect(await end(member.id, ended)).toMatchObject({
    status: 200,
    body: { message: 'This session of the member has ended.' },
  });
  expect([await me(second), await me(member.token)]).toEqual([401, 200]);
  expect((await listed()).map(({ id }) => id)).not.toContain(own);
  expect(await end(member.id, ended)).toMatchObject({
    status: 404,
    body: { message: refusals.sessionOver },
  });
  const [row] = await api.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'sessions-ended'));
  expect(row?.details).toEqual({ number: 1, session: own, reason: 'A tablet that nobody knows.' });
});
