import { describe, expect, it } from 'vitest';
import { beginOwnTotp, getTeamAccount, renewRecoveryCodes } from '@repo/api-client/contract/team-account';
import { showSecondFactor } from '@repo/api-client/contract/team-auth';
import { teamWorkOf } from './team-work.ts';
import { totpOf } from './totp-of.ts';
import { useApi } from './use-api.ts';

const MINUTE = 60;
const api = await useApi();
const work = teamWorkOf(api);
const show = (body: object) => api.call('POST', showSecondFactor.path, { body });

describe('the own second factors', () => {
  // spec: team-account/recent
  it('are changed only by a recent sign-in', async () => {
    const { token } = await work.enrolled();
    const renew = () => api.call('POST', renewRecoveryCodes.path, { token });
    expect(await renew()).toMatchObject({ status: 200 });
    await api.advance(15 * MINUTE);
    expect(await renew()).toMatchObject({ status: 403 });
  });

  // spec: team-account/codes
  it('new recovery codes end the old ones', async () => {
    const { token, phone, codes } = await work.enrolled();
    const { recovery_codes: made } = await api.make(renewRecoveryCodes, { token });
    expect(made).toHaveLength(10);
    expect(await show({ ticket: await work.comeBack(phone), recovery_code: codes[0] })).toMatchObject({
      status: 400,
    });
    expect(await show({ ticket: await work.comeBack(phone), recovery_code: made[0] })).toMatchObject({
      status: 200,
    });
  });

  it.each([
    ['a new app', /authenticator app of your team account was replaced/, '/totp', '/totp-secret'],
    ['new recovery codes', /team account has new recovery codes/, '/recovery-codes', null],
  ])('are not changed without a word to the member: %s', async (_what, words, path, before) => {
    const { token, phone } = await work.enrolled();
    const post = (at: string, body?: object) =>
      api.call('POST', `/api/ops/me${at}`, { token, ...(body && { body }) });
    const secret = before === null ? '' : beginOwnTotp.answer.parse((await post(before)).body).totp_secret;
    const answer = await post(path, before === null ? undefined : { totp: totpOf(secret) });
    expect(answer).toMatchObject({ status: 200 });
    await api.waitForSms(phone, words);
  });

  it('are ten recovery codes after two renewals at once', async () => {
    const { token } = await work.enrolled();
    const made = await Promise.all([1, 2, 3].map(() => api.make(renewRecoveryCodes, { token })));
    expect(made.flatMap(({ recovery_codes: codes }) => codes)).toHaveLength(30);
    expect(await api.make(getTeamAccount, { token })).toMatchObject({ recovery_codes_left: 10 });
  });

  it('another app counts after its first code, and the old one no more', async () => {
    const { token, phone, secret } = await work.enrolled();
    const post = (path: string, body?: object) => api.call('POST', path, { token, body });
    const { totp_secret: made } = await api.make(beginOwnTotp, { token });
    expect(await post('/api/ops/me/totp', { totp: totpOf(secret, 30) })).toMatchObject({ status: 400 });
    expect(await post('/api/ops/me/totp', { totp: totpOf(made) })).toMatchObject({ status: 200 });
    expect(await show({ ticket: await work.comeBack(phone), totp: totpOf(secret, 30) })).toMatchObject({
      status: 400,
    });
    expect(await show({ ticket: await work.comeBack(phone), totp: totpOf(made, 30) })).toMatchObject({
      status: 200,
    });
  });
});
