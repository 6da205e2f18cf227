import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addOwnPasskey, getTeamAccount } from '@repo/api-client/contract/team-account';
import { beginPasskey, showPasskey } from '@repo/api-client/contract/team-auth';
import { siteOrigin } from '../src/site-origin.ts';
import { Authenticator } from './authenticator.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = teamWorkOf(api);
const origin = siteOrigin('ops', api.ctx.config.publicOrigin);
const options = z.object({ challenge: z.string() });

const show = (body: object) => api.call('POST', showPasskey.path, { body });
const challengeOf = async (ticket: string) => {
  const { registration, authentication } = await api.make(beginPasskey, { body: { ticket } });
  return options.parse(registration ?? authentication).challenge;
};

async function enrolled() {
  const phone = await work.invited();
  const ticket = (await work.enterCode(phone)).enrol?.ticket ?? '';
  const key = new Authenticator(origin);
  const made = key.make(await challengeOf(ticket));
  const { token, recovery_codes: codes } = await api.make(showPasskey, { body: { ticket, made } });
  return { phone, key, token, codes };
}

describe('a passkey', () => {
  it('is a first second factor, and signs in later', async () => {
    const { phone, key, token, codes } = await enrolled();
    expect(codes).toHaveLength(10);
    expect(await api.make(getTeamAccount, { token })).toMatchObject({
      has_totp: false,
      passkeys: [{ last_used_at: null }],
    });
    const ticket = await work.comeBack(phone);
    const used = key.use(await challengeOf(ticket));
    expect(await show({ ticket, used })).toMatchObject({ status: 200, body: { recovery_codes: null } });
  });

  it('is refused with the challenge of another ticket', async () => {
    const { phone, key } = await enrolled();
    const first = await work.comeBack(phone);
    const used = key.use(await challengeOf(first));
    const second = await work.comeBack(phone);
    await challengeOf(second);
    expect(await show({ ticket: second, used })).toMatchObject({ status: 400 });
  });

  it('is refused without a challenge, for another site, and of another member', async () => {
    const { phone, key } = await enrolled();
    const other = await enrolled();
    const ticket = await work.comeBack(phone);
    expect(await show({ ticket, used: key.use('AAAA') })).toMatchObject({ status: 400 });
    const challenge = await challengeOf(ticket);
    expect(await show({ ticket, used: other.key.use(challenge) })).toMatchObject({ status: 400 });
    const used = key.use(challenge, { origin: siteOrigin('employer', api.ctx.config.publicOrigin) });
    expect(await show({ ticket, used })).toMatchObject({ status: 400 });
    expect(await show({ ticket, used: key.use(challenge) })).toMatchObject({ status: 200 });
  });

  it('is refused without fingerprint or PIN, when it is used and when it is made', async () => {
    const { phone, key } = await enrolled();
    const ticket = await work.comeBack(phone);
    const used = key.use(await challengeOf(ticket), { verified: false });
    expect(await show({ ticket, used })).toMatchObject({ status: 400 });
    const first = (await work.enterCode(await work.invited())).enrol?.ticket ?? '';
    const made = new Authenticator(origin).make(await challengeOf(first), { verified: false });
    expect(await show({ ticket: first, made })).toMatchObject({ status: 400 });
  });

  it('is not made on another site', async () => {
    const ticket = (await work.enterCode(await work.invited())).enrol?.ticket ?? '';
    const made = new Authenticator(origin).make(await challengeOf(ticket), { origin: api.origin });
    expect(await show({ ticket, made })).toMatchObject({ status: 400 });
  });

  it('does not open with the ticket that sets a factor up', async () => {
    const { key } = await enrolled();
    const ticket = (await work.enterCode(await work.invited())).enrol?.ticket ?? '';
    expect(await show({ ticket, used: key.use(await challengeOf(ticket)) })).toMatchObject({ status: 400 });
  });

  it('is refused with a signature of another key', async () => {
    const { phone, key } = await enrolled();
    const ticket = await work.comeBack(phone);
    const used = new Authenticator(origin).use(await challengeOf(ticket));
    expect(await show({ ticket, used: { ...used, id: key.id, rawId: key.id } })).toMatchObject({
      status: 400,
    });
  });

  it('is refused when its counter goes back: somebody has a copy', async () => {
    const { phone, key } = await enrolled();
    for (const _use of [1, 2]) {
      const ticket = await work.comeBack(phone);
      expect(await show({ ticket, used: key.use(await challengeOf(ticket)) })).toMatchObject({ status: 200 });
    }
    key.goBack(2);
    const ticket = await work.comeBack(phone);
    expect(await show({ ticket, used: key.use(await challengeOf(ticket)) })).toMatchObject({ status: 400 });
  });

  it('of a stranger is not made with a ticket that only shows a factor', async () => {
    const { phone } = await enrolled();
    const ticket = await work.comeBack(phone);
    const made = new Authenticator(origin).make(await challengeOf(ticket));
    expect(await show({ ticket, made })).toMatchObject({ status: 400 });
  });

  it('is not stored twice', async () => {
    const first = await enrolled();
    const ticket = (await work.enterCode(await work.invited())).enrol?.ticket ?? '';
    expect(await show({ ticket, made: first.key.make(await challengeOf(ticket)) })).toMatchObject({
      status: 409,
    });
  });
});

describe('one more passkey', () => {
  const begin = async (token: string) =>
    options.parse(
      z
        .object({ registration: z.unknown() })
        .parse((await api.call('POST', '/api/ops/me/passkey-options', { token })).body).registration,
    ).challenge;
  const add = (token: string, made: object) =>
    api.call('POST', addOwnPasskey.path, { token, body: { made } });
  const keys = async (token: string) => (await api.make(getTeamAccount, { token })).passkeys;
  const remove = (token: string, id: string) => api.call('DELETE', `/api/ops/me/passkeys/${id}`, { token });

  it('answers its challenge once, and only the owner removes it', async () => {
    const { token, phone } = await enrolled();
    const other = await enrolled();
    const made = new Authenticator(origin).make(await begin(token));
    expect(await add(other.token, made)).toMatchObject({ status: 400 });
    expect(await add(token, made)).toMatchObject({ status: 200 });
    expect(await add(token, made)).toMatchObject({ status: 400 });
    const [newest] = await keys(token);
    expect(await remove(other.token, newest?.id ?? '')).toMatchObject({ status: 404 });
    expect(await remove(token, newest?.id ?? '')).toMatchObject({ status: 200 });
    await api.waitForSms(phone, /a passkey was added to your team account/);
    await api.waitForSms(phone, /a passkey was removed from your team account/);
  });

  // spec: team-account/last
  it('the last second factor stays', async () => {
    const { token } = await enrolled();
    const [only] = await keys(token);
    expect(await remove(token, only?.id ?? '')).toMatchObject({ status: 409 });
    expect(await keys(token)).toHaveLength(1);
  });

  it('needs a recent sign-in', async () => {
    const { token } = await enrolled();
    await api.advance(15 * 60);
    expect(await api.call('POST', '/api/ops/me/passkey-options', { token })).toMatchObject({ status: 403 });
  });
});
