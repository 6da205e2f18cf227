import { beforeEach, describe, expect, it } from 'vitest';
import { getTeamAccount } from '@repo/api-client/contract/team-account';
import { showSecondFactor } from '@repo/api-client/contract/team-auth';
import { OPS_PHONE } from './harness.ts';
import { teamWorkOf } from './team-work.ts';
import { totpOf } from './totp-of.ts';
import { useApi } from './use-api.ts';

const MINUTE = 60;
const api = await useApi();
const work = teamWorkOf(api);

const show = (body: object) => api.call('POST', showSecondFactor.path, { body });
const account = (token: string) => api.make(getTeamAccount, { token });

describe('the first sign-in', () => {
  // spec: team-members/first, team-sign-in/set-up
  it('makes a phone of the configuration an administrator, with ten recovery codes told once', async () => {
    const { enrol, second_factor: known } = await work.enterCode(OPS_PHONE);
    expect(known).toBeNull();
    const answer = await api.make(showSecondFactor, {
      body: { ticket: enrol?.ticket, totp: totpOf(enrol?.totp_secret ?? '') },
    });
    expect(new Set(answer.recovery_codes).size).toBe(10);
    expect(await account(answer.token)).toMatchObject({
      phone: OPS_PHONE,
      role: 'administrator',
      has_totp: true,
      passkeys: [],
      recovery_codes_left: 10,
      signed_in_recently: true,
    });
  });

  it('opens nothing with the code alone: the ticket is no session', async () => {
    const { enrol } = await work.enterCode(await work.invited());
    const token = enrol?.ticket ?? '';
    expect(await api.call('GET', '/api/ops/me', { token })).toMatchObject({ status: 401 });
    expect(await show({ ticket: token })).toMatchObject({
      status: 400,
      body: { fields: { totp: expect.any(String) as unknown } },
    });
  });

  it('sets one factor up, though two codes were entered', async () => {
    const phone = await work.invited();
    const [first, second] = [
      await work.enterCode(phone),
      await (async () => {
        await api.advance(2 * MINUTE);
        return work.enterCode(phone);
      })(),
    ];
    await api.make(showSecondFactor, {
      body: { ticket: first.enrol?.ticket, totp: totpOf(first.enrol?.totp_secret ?? '') },
    });
    expect(
      await show({ ticket: second.enrol?.ticket, totp: totpOf(second.enrol?.totp_secret ?? '') }),
    ).toMatchObject({ status: 401 });
  });

  it('has no recovery code to show', async () => {
    const { enrol } = await work.enterCode(await work.invited());
    expect(await show({ ticket: enrol?.ticket, recovery_code: 'AAAA-BBBB-CCCC' })).toMatchObject({
      status: 400,
    });
  });
});

describe('a later sign-in', () => {
  let member: Awaited<ReturnType<typeof work.enrolled>>;
  beforeEach(async () => {
    member = await work.enrolled();
  });

  it('tells which factors there are, and no secret', async () => {
    await api.advance(2 * MINUTE);
    expect(await work.enterCode(member.phone)).toMatchObject({
      enrol: null,
      second_factor: { kinds: ['totp', 'recovery_code'] },
    });
  });

  // spec: team-sign-in/once, team-sign-in/second-factor
  it('takes a code of the app once', async () => {
    const { usedTotp: totp } = member;
    expect(await show({ ticket: await work.comeBack(member.phone), totp })).toMatchObject({
      status: 400,
      body: { message: 'This code was used before. Please wait for the next one.' },
    });
    const next = totpOf(member.secret, 30);
    expect(await show({ ticket: await work.comeBack(member.phone), totp: next })).toMatchObject({
      status: 200,
    });
  });

  it('takes no code of another time', async () => {
    for (const later of [-300, 300])
      expect(
        await show({ ticket: await work.comeBack(member.phone), totp: totpOf(member.secret, later) }),
      ).toMatchObject({ status: 400 });
  });

  it('takes no code of another member', async () => {
    const other = await work.enrolled();
    expect(
      await show({ ticket: await work.comeBack(member.phone), totp: totpOf(other.secret, 30) }),
    ).toMatchObject({ status: 400 });
    expect(
      await show({ ticket: await work.comeBack(member.phone), recovery_code: other.codes[0] }),
    ).toMatchObject({ status: 400 });
  });

  it('takes a recovery code once, however it is typed', async () => {
    const [code = ''] = member.codes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const answer = await show({ ticket: await work.comeBack(member.phone), recovery_code: typed });
    expect(answer).toMatchObject({ status: 200, body: { recovery_codes: null } });
    await api.waitForSms(member.phone, /a recovery code opened your team account/);
    expect(await show({ ticket: await work.comeBack(member.phone), recovery_code: code })).toMatchObject({
      status: 400,
    });
  });

  // spec: team-sign-in/attempts
  it('ends after five wrong codes, also for the right one', async () => {
    const ticket = await work.comeBack(member.phone);
    for (let turn = 0; turn < 5; turn += 1)
      expect(await show({ ticket, totp: '000000' })).toMatchObject({ status: 400 });
    expect(await show({ ticket, totp: totpOf(member.secret, 30) })).toMatchObject({ status: 401 });
  });

  // spec: team-sign-in/attempts
  it('ends after ten minutes, and after its use', async () => {
    const old = await work.comeBack(member.phone);
    await api.advance(10 * MINUTE);
    expect(await show({ ticket: old, recovery_code: member.codes[1] })).toMatchObject({ status: 401 });
    const ticket = await work.comeBack(member.phone);
    expect(await show({ ticket, recovery_code: member.codes[1] })).toMatchObject({ status: 200 });
    expect(await show({ ticket, recovery_code: member.codes[2] })).toMatchObject({ status: 401 });
  });

  it('is one session when the same code arrives twice at the same moment', async () => {
    const ticket = await work.comeBack(member.phone);
    const answers = await Promise.all([1, 2, 3].map(() => show({ ticket, recovery_code: member.codes[0] })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });
});
