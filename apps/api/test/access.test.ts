import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signOutEmployer } from '@repo/api-client/contract/employer-auth';
import { signOutOps } from '@repo/api-client/contract/team-account';
import { getMe } from '@repo/api-client/contract/worker';
import { signOutWorker } from '@repo/api-client/contract/worker-auth';
import { addressOf, everyCall } from './every-call.ts';
import { useApi } from './use-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const guarded = everyCall.filter(([, call]) => call.audience !== 'public');

const tokens: Record<string, string> = {};
const api = await useApi();
tokens['an expired token'] = await api.signInEmployer('+254700000060');
await api.advance(31 * 86_400);
tokens['a revoked token'] = await api.signInEmployer('+254700000061');
await api.make(signOutEmployer, { token: tokens['a revoked token'] });
tokens['a revoked token of the team'] = await api.signInOps();
await api.make(signOutOps, { token: tokens['a revoked token of the team'] });
tokens['a revoked token of a worker'] = await api.signInWorker('+254700000063');
await api.make(signOutWorker, { token: tokens['a revoked token of a worker'] });
tokens['rubbish'] = 'rubbish';
tokens['a token nobody has'] = randomBytes(32).toString('base64url');
tokens['employer'] = await api.signInEmployer('+254700000062');
await api.advance(61);
tokens['ops'] = await api.signInOps();
tokens['worker'] = await api.signInWorker('+254700000064');
const other = await api.signInWorker('+254700000065');
const anotherWorker = (await api.make(getMe, { token: other })).id;

describe.each(guarded)('%s', (_name, call) => {
  // spec: permissions/needs-token
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
    'a revoked token of a worker',
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

// A queue has a name and no id.
describe.each(guarded.filter(([, call]) => /\{(?!queue)/.test(call.path) && call.method === 'GET'))(
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

/** Calls about one worker that only this worker may make. */
const ownAlone = guarded.filter(
  ([, call]) => call.audience === 'worker' && /\{(?:id|workerId)\}/.test(call.path) && call.method !== 'GET',
);

/** Valid fields for these calls, so that the service refuses only the id. */
const ownBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  answerWorkerRequest: { answer: 'accepted' },
  submitStatement: { statement: 'It was mine.' },
};

describe.each(ownAlone)('%s', (name, call) => {
  it('answers another worker’s id as it answers nobody’s', async () => {
    const token = tokens['worker'] ?? '';
    const body = call.body === undefined ? undefined : (ownBodies[name] ?? {});
    const theirs = await api.call(call.method, addressOf(call, anotherWorker), { token, body });
    const nobodys = await api.call(call.method, addressOf(call, NOBODY), { token, body });
    expect(theirs.status).toBe(404);
    expect({ status: theirs.status, body: theirs.body }).toEqual({
      status: nobodys.status,
      body: nobodys.body,
    });
  });
});
