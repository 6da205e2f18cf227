import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendOpsCode, showSecondFactor, verifyOpsCode } from '@repo/api-client/contract/team-auth';
import { opsMembers } from '../src/db/schema/people.ts';
import { sessions } from '../src/db/schema/sessions.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { caseWorkOf } from './case-work.ts';
import { OPS_PHONE } from './harness.ts';
import { kenyanPhone } from './phones.ts';
import { teamWorkOf } from './team-work.ts';
import { hashToken } from '../src/security/tokens.ts';
import { totpOf } from './totp-of.ts';
import { useApi } from './use-api.ts';

const MINUTE = 60;
const api = await useApi();
const work = teamWorkOf(api);
const { audit } = caseWorkOf(api);

const show = (body: object) => api.call('POST', showSecondFactor.path, { body });
const verify = (phone: string, code: string) =>
  api.call('POST', verifyOpsCode.path, { body: { phone, code } });
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const sessionsOf = (id: string) =>
  api.ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.subjectId, id), isNull(sessions.revokedAt)));
const codeOf = async (phone: string) => {
  const before = (await api.received(phone)).length;
  await api.make(sendOpsCode, { body: { phone } });
  return (await api.waitForSms(phone, /code is (\d{6})/, before))[1] ?? '';
};

let member: Awaited<ReturnType<typeof work.enrolled>>;
beforeEach(async () => {
  member = await work.enrolled();
});

describe('a second factor that arrives twice at the same moment is one session', () => {
  const factors = {
    'a code of the app': () => ({ totp: totpOf(member.secret, 30) }),
    'a recovery code': () => ({ recovery_code: member.codes[0] }),
  };

  it.each(Object.entries(factors))('%s, with one ticket', async (_name, factor) => {
    const ticket = await work.comeBack(member.phone);
    const shown = { ticket, ...factor() };
    expect(statuses(await Promise.all([show(shown), show(shown)]))).toEqual([200, 401]);
    expect(await sessionsOf(member.id)).toHaveLength(2);
  });

  it.each(Object.entries(factors))('%s, with two tickets', async (_name, factor) => {
    const tickets = [await work.comeBack(member.phone), await work.comeBack(member.phone)];
    const shown = factor();
    const answers = await Promise.all(tickets.map((ticket) => show({ ticket, ...shown })));
    expect(statuses(answers)).toEqual([200, 401]);
    expect(await sessionsOf(member.id)).toHaveLength(2);
  });
});

describe('guesses', () => {
  it('are five for a ticket, also when ten arrive at the same moment, and each leaves an audit row', async () => {
    const ticket = await work.comeBack(member.phone);
    const guesses = Array.from({ length: 10 }, () => show({ ticket, totp: '000000' }));
    expect(statuses(await Promise.all(guesses))).toEqual([
      ...Array.from({ length: 5 }, () => 400),
      ...Array.from({ length: 5 }, () => 401),
    ]);
    const rows = await audit(`ops:${member.id}`);
    expect(rows.filter(({ action }) => action === 'second-factor-refused')).toHaveLength(5);
    expect(await sessionsOf(member.id)).toHaveLength(1);
  });

  it('meet a limit of codes that her own sign-ins do not use up', async () => {
    const { phone } = await work.enrolled();
    for (let times = 0; times < 12; times += 1) expect(await work.comeBack(phone)).not.toBe('');
  });

  it('of a stranger elsewhere do not keep her out of her usual address', async () => {
    const { phone } = await work.enrolled();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (let codes = 0; codes < 10; codes += 1) {
      await api.advance(codes === 5 ? 61 * MINUTE : 61);
      const asked = await api.call('POST', sendOpsCode.path, { body: { phone }, headers });
      expect(asked.status).toBe(200);
      for (let guess = 0; guess < 5; guess += 1)
        await api.call('POST', verifyOpsCode.path, { body: { phone, code: '000000' }, headers });
    }
    await api.advance(61);
    expect(await api.call('POST', sendOpsCode.path, { body: { phone }, headers })).toMatchObject({
      status: 429,
    });
    expect(await work.comeBack(phone)).not.toBe('');
  });

  it('need another code by SMS for another ticket: a code opens one', async () => {
    await api.advance(2 * MINUTE);
    const code = await codeOf(member.phone);
    expect(statuses(await Promise.all([1, 2, 3].map(() => verify(member.phone, code))))).toEqual([
      200, 400, 400,
    ]);
  });
});

it('a ticket that shows a factor takes no code of a secret that was never set up', async () => {
  const phone = await work.invited();
  const { enrol: unused } = await work.enterCode(phone);
  await api.advance(2 * MINUTE);
  const { enrol } = await work.enterCode(phone);
  await api.make(showSecondFactor, {
    body: { ticket: enrol?.ticket, totp: totpOf(enrol?.totp_secret ?? '') },
  });
  const ticket = await work.comeBack(phone);
  expect(await show({ ticket, totp: totpOf(unused?.totp_secret ?? '', 30) })).toMatchObject({ status: 400 });
});

describe('a member who left', () => {
  const end = async () => work.tryToEnd((await work.member('administrator')).token, member.id);

  it('opens nothing with the right code, and nothing with a ticket and the right second factor', async () => {
    const ticket = await work.comeBack(member.phone);
    await api.advance(2 * MINUTE);
    const code = await codeOf(member.phone);
    expect(await end()).toMatchObject({ status: 200 });
    expect(await verify(member.phone, code)).toMatchObject({ status: 400 });
    expect(await show({ ticket, recovery_code: member.codes[0] })).toMatchObject({ status: 401 });
    expect(await sessionsOf(member.id)).toEqual([]);
  });

  // spec: team-sign-in/same-answer
  it('is answered as a member and as a stranger are', async () => {
    await end();
    await api.advance(2 * MINUTE);
    const ask = async (phone: string) => {
      const { status, body } = await api.call('POST', sendOpsCode.path, { body: { phone } });
      return { status, body };
    };
    const left = await ask(member.phone);
    expect(left.status).toBe(200);
    expect(left).toEqual(await ask(OPS_PHONE));
    expect(left).toEqual(await ask('+254700000999'));
    expect(await verify(member.phone, '000000')).toMatchObject({ status: 400 });
  });
});

describe('a row of the previous version, whose team was a list in the configuration', () => {
  const store = async (phone: string) => {
    const [row] = await api.ctx.db
      .insert(opsMembers)
      .values({ phone: kenyanPhone(phone), createdAt: new Date() })
      .onConflictDoUpdate({ target: opsMembers.phone, set: { createdAt: new Date() } })
      .returning();
    return row?.id ?? '';
  };

  it('lets nobody in whose phone the list does not name', async () => {
    const phone = work.nextPhone();
    await store(phone);
    await api.make(sendOpsCode, { body: { phone } });
    expect(await verify(phone, '000000')).toMatchObject({ status: 400 });
    expect(await api.received(phone)).toEqual([]);
  });

  it('keeps no session that was opened without a second factor, before the member joined or after', async () => {
    const me = async (token: string) => (await api.call('GET', '/api/ops/me', { token })).status;
    const phone = await work.invited();
    const { id = '' } = (await work.row(phone)) ?? {};
    const bySmsAlone = async () => {
      const token = await withTransaction(api.ctx, (tx) => openSession(tx, 'ops', id));
      await api.ctx.db
        .update(sessions)
        .set({ id: null })
        .where(eq(sessions.tokenHash, hashToken(token)));
      return token;
    };
    const before = await bySmsAlone();
    expect(await me(before)).toBe(401);
    const { enrol } = await work.enterCode(phone);
    const totp = totpOf(enrol?.totp_secret ?? '');
    const { token } = await api.make(showSecondFactor, { body: { ticket: enrol?.ticket, totp } });
    expect(await Promise.all([before, await bySmsAlone(), token].map(me))).toEqual([401, 401, 200]);
  });

  it('does not count as a member: its phone can be invited', async () => {
    const phone = work.nextPhone();
    await store(phone);
    const [author, other] = [await work.member('administrator'), await work.member('administrator')];
    const invitation = { kind: 'invitation', phone, name: 'Auma Test', role: 'agent' };
    await work.approve(other.token, await work.propose(author.token, invitation));
    expect(await work.row(phone)).toMatchObject({ status: 'invited', role: 'agent' });
  });
});

describe('the audit log', () => {
  const actions = async (subject: string) => (await audit(subject)).map(({ action }) => action);

  it('tells each sign-in with its second factor, a new name, changed factors, and a sign-out', async () => {
    const { token, id, phone, codes } = member;
    await api.make(showSecondFactor, {
      body: { ticket: await work.comeBack(phone), recovery_code: codes[0] },
    });
    await api.call('PUT', '/api/ops/me', { token, body: { name: 'Auma Other' } });
    await api.call('POST', '/api/ops/me/recovery-codes', { token });
    await api.call('POST', '/api/ops/sign-out', { token });
    expect(await actions(`ops:${id}`)).toEqual([
      'second-factor-set-up',
      'signed-in',
      'signed-in',
      'member-named',
      'recovery-codes-renewed',
      'session-ended',
    ]);
  });
});

it('a sign-in after an idle session is no other device', async () => {
  const told = async () =>
    (await api.received(member.phone)).filter((text) => text.includes('another device'));
  await api.advance(31 * MINUTE);
  const again = { ticket: await work.comeBack(member.phone), recovery_code: member.codes[0] };
  await api.make(showSecondFactor, { body: again });
  const other = { ticket: await work.comeBack(member.phone), recovery_code: member.codes[1] };
  expect(await told()).toEqual([]);
  await api.make(showSecondFactor, { body: other });
  await api.waitForSms(member.phone, /another device/);
});
