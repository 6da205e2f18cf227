import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signOutEmployer } from '@repo/api-client/contract/employer-auth';
import { signOutOps } from '@repo/api-client/contract/ops';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/auth/session.ts';
import { caseWorkOf } from './case-work.ts';
import { addressOf, everyCall } from './every-call.ts';
import { startTestApi, type TestApi } from './harness.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const guarded = everyCall.filter(([, call]) => call.audience !== 'public');

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  tokens['an expired token'] = await api.signInEmployer('+254700000060');
  await api.advance(31 * 86_400);
  tokens['a revoked token'] = await api.signInEmployer('+254700000061');
  await api.make(signOutEmployer, { token: tokens['a revoked token'] });
  tokens['a revoked token of the team'] = await api.signInOps();
  await api.make(signOutOps, { token: tokens['a revoked token of the team'] });
  tokens['rubbish'] = 'rubbish';
  tokens['a token nobody has'] = randomBytes(32).toString('base64url');
  tokens['employer'] = await api.signInEmployer('+254700000062');
  await api.advance(61);
  tokens['ops'] = await api.signInOps();
  const worker = await caseWorkOf(api).worker();
  tokens['worker'] = await withTransaction(api.ctx, (tx) => openSession(tx, 'worker', worker));
});
afterAll(() => api.stop());

describe.each(guarded)('%s', (_name, call) => {
  it('answers 401 and nothing else without a token', async () => {
    const answer = await api.call(call.method, addressOf(call, NOBODY), {
      body: call.method === 'GET' ? undefined : {},
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'rubbish',
    'a token nobody has',
    'an expired token',
    'a revoked token',
    'a revoked token of the team',
  ])('answers 401 for %s', async (kind) => {
    const token = tokens[kind] ?? '';
    const answer = await api.call(call.method, addressOf(call, NOBODY), {
      token,
      body: call.method === 'GET' ? undefined : {},
    });
    expect(answer.status).toBe(401);
  });

  const others = (['employer', 'worker', 'ops'] as const).filter((audience) => audience !== call.audience);
  it.each(others)('answers 401 for the token of another audience, the %s', async (audience) => {
    const token = tokens[audience] ?? '';
    const answer = await api.call(call.method, addressOf(call, NOBODY), {
      token,
      body: call.method === 'GET' ? undefined : {},
    });
    expect(answer.status).toBe(401);
  });
});

describe.each(guarded.filter(([, call]) => call.path.includes('{') && call.method === 'GET'))(
  '%s',
  (_name, call) => {
    it.each([NOBODY, 'not-an-id', '1', "1' or '1'='1"])(
      'answers 404 for the id %s, which is nobody’s',
      async (id) => {
        const token = tokens[call.audience] ?? '';
        expect(await api.call(call.method, addressOf(call, encodeURIComponent(id)), { token })).toMatchObject(
          { status: 404 },
        );
      },
    );
  },
);
