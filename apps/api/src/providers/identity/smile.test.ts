import { createServer, type RequestListener } from 'node:http';
import { buildSandbox } from '@repo/sandbox/app';
import * as z from 'zod';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { IdentityProviderError, type Identity, type IdentityCheck } from './identity.ts';
import { createSmile } from './smile.ts';

const KEYS = { partnerId: '1234', apiKey: 'sandbox-smile-key' };
const NOBODY = 'job_01h2xcejqtf2nbrexx3vqjhp41';
const photo = (bytes = 100) => {
  const data = new Uint8Array(bytes);
  data.set([0xff, 0xd8, 0xff]);
  return data;
};

const check: IdentityCheck = {
  userId: 'worker-7',
  givenNames: 'Wanjiru',
  lastName: 'Kamau',
  phone: '+254700000021',
  email: null,
  nationalId: '12345678',
  selfie: photo(),
  liveness: Array.from({ length: 6 }, () => photo()),
  consent: {
    grantedAt: new Date('2026-03-06T12:00:00Z'),
    language: 'sw',
    policyUrl: 'http://localhost:8080/privacy',
  },
  callbackUrl: 'http://localhost:8080/api/callbacks/smileid/secret',
};

let origin: string;
let identity: Identity;

beforeAll(async () => {
  const sandbox = await buildSandbox({
    apiOrigin: 'http://127.0.0.1:9',
    paystackSecretKey: 'sk_test_sandbox',
    africasTalking: { username: 'sandbox', apiKey: 'sandbox-key', shortCode: '20880', callbackPath: '/at' },
    smile: KEYS,
    clockSecret: 'clock-secret-of-the-tests',
    timings: { identityDecision: 600_000, maximumTries: 1, tryTimeout: 200 },
  });
  origin = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  identity = createSmile({ baseUrl: `${origin}/smileid`, ...KEYS });
  return () => sandbox.close();
});

beforeEach(() => control('PUT', '/faults', {}));

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(origin + path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBeLessThan(300);
  return response.json();
}

async function submitted(): Promise<string> {
  const answer = await identity.submit(check);
  expect(answer).toEqual({ kind: 'accepted', jobId: expect.stringMatching(/^job_/) });
  return z.object({ jobId: z.string() }).parse(answer).jobId;
}

/** A provider that gives a token. The test decides every other answer. */
async function answering(listener: RequestListener, tokens: RequestListener = json(200, { token: 'ey' })) {
  const server = createServer((request, response) => {
    request.resume();
    (request.url === '/v3/token' ? tokens : listener)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return createSmile(
    { baseUrl: `http://127.0.0.1:${port}`, ...KEYS },
    { timeoutMilliseconds: 1000, submissionMilliseconds: 1000 },
  );
}

function json(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

const silence: RequestListener = () => undefined;
const problem = (message: string) => ({ status: 'Bad Request', message });

describe('handing over a check', () => {
  // spec: worker-calls/identity-product
  it('is accepted with everything the provider asks for', async () => {
    const jobId = await submitted();
    expect(await control('GET', `/identity/${jobId}`)).toMatchObject({
      user_id: 'worker-7',
      given_names: 'Wanjiru',
      last_name: 'Kamau',
      phone_number: '+254700000021',
      country: 'KE',
      id_type: 'NATIONAL_ID',
      id_number_end: '678',
      photos: 7,
      consent_language: 'SW',
    });
  });

  // spec: worker-calls/identity-configuration
  it.each<[string, string, Partial<IdentityCheck>]>([
    ['photos', "Required field 'selfie_image' is", { selfie: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }],
    ['photos', "Required field 'liveness_images' is", { liveness: [photo()] }],
    ['photos', 'selfie_image is too large.', { selfie: photo(5_000_000) }],
    ['number', 'Invalid ID number format', { nationalId: '12-34' }],
    ['number', "Required field 'id_number' is", { nationalId: '' }],
    ['other', "Required field 'user_details.last_name' is", { lastName: '' }],
    ['other', "Required field 'user_details.phone_number' is", { phone: '0700' }],
    ['other', 'A valid callback_url is required', { callbackUrl: 'nowhere' }],
  ])('is refused because of the %s: %s', async (because, reason, changes) => {
    await expect(identity.submit({ ...check, ...changes })).resolves.toEqual({
      kind: 'refused',
      because,
      reason: expect.stringContaining(reason),
    });
  });

  it('waits for a key that is right and for a provider that is there', async () => {
    const baseUrl = `${origin}/smileid`;
    const wrong = createSmile({ baseUrl, ...KEYS, apiKey: 'x' });
    await expect(wrong.submit(check)).resolves.toMatchObject({ kind: 'try-later' });
    const away = createSmile({ baseUrl: 'http://127.0.0.1:9', ...KEYS });
    await expect(away.submit(check)).resolves.toMatchObject({ kind: 'try-later' });
    await control('PUT', '/faults', { identity: { fail_rate: 1 } });
    await expect(identity.submit(check)).resolves.toMatchObject({ kind: 'try-later' });
  });

  it.each<[string, string, RequestListener]>([
    ['try-later', 'an empty wallet', json(402, problem('Insufficient wallet balance.'))],
    ['try-later', 'a product that is not ours', json(403, problem('Product not enabled for this partner.'))],
    ['try-later', 'too many', json(429, problem('Rate limit exceeded. Please try again later.'))],
    ['try-later', 'a break-down', json(500, problem('An unexpected error occurred.'))],
    ['try-later', 'a 400 from something else on the way', json(400, ['nginx'])],
    ['unknown', 'a gateway', json(502, problem('Bad gateway'))],
    ['unknown', 'a word without a job', json(202, { status: 'Accepted' })],
    ['unknown', 'another success', json(200, {})],
    ['unknown', 'silence', silence],
    ['unknown', 'a cut connection', (request) => request.socket.destroy()],
  ])('is %s after %s', async (kind, _what, listener) => {
    await expect((await answering(listener)).submit(check)).resolves.toMatchObject({ kind });
  });

  it('is not done a second time by itself', async () => {
    let calls = 0;
    const broken = await answering((request, response) => {
      calls += 1;
      json(500, {})(request, response);
    });
    await broken.submit(check);
    expect(calls).toBe(1);
  });

  it('has not begun while there is no token', async () => {
    let calls = 0;
    const count = () => {
      calls += 1;
    };
    for (const tokens of [silence, json(200, {}), json(401, problem('Invalid authentication credentials.'))])
      await expect((await answering(count, tokens)).submit(check)).resolves.toMatchObject({
        kind: 'try-later',
      });
    expect(calls).toBe(0);
  });
});

describe('looking', () => {
  it.each([
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    ['provisional', 'provisional'],
  ])('finds a check processing, then %s', async (outcome, kind) => {
    const jobId = await submitted();
    await expect(identity.fetchStatus(jobId)).resolves.toEqual({ kind: 'processing', userId: 'worker-7' });
    await control('POST', `/identity/${jobId}`, { outcome });
    await expect(identity.fetchStatus(jobId)).resolves.toEqual({ kind, userId: 'worker-7' });
  });

  it('tells a check that could not be carried out from one that was refused', async () => {
    const broken = await answering(json(200, { status: 'error', job_id: NOBODY, user_id: 'u', message: '' }));
    await expect(broken.fetchStatus(NOBODY)).resolves.toEqual({ kind: 'failed', userId: 'u' });
  });

  it('knows nothing of a job the provider never saw', async () => {
    await expect(identity.fetchStatus(NOBODY)).resolves.toEqual({ kind: 'unknown' });
  });

  it('looks again at once when the provider stumbles', async () => {
    let calls = 0;
    const stumbling = await answering((request, response) => {
      calls += 1;
      json(calls === 1 ? 500 : 202, { status: 'processing', job_id: NOBODY, user_id: 'u' })(
        request,
        response,
      );
    });
    await expect(stumbling.fetchStatus(NOBODY)).resolves.toMatchObject({ kind: 'processing' });
  });

  const clear = { status: 'clear', job_id: NOBODY, user_id: 'u' };
  it.each<[string, RequestListener]>([
    ['another job', json(200, { ...clear, job_id: 'job_1' })],
    ['a word it never heard', json(200, { ...clear, status: 'celebrated' })],
    ['a verdict about nobody', json(200, { ...clear, user_id: '' })],
    ['a verdict that comes with an error', json(500, clear)],
    ['a 404 from something else on the way', json(404, { error: 'nginx' })],
    ['no rights', json(401, problem('Invalid authentication credentials.'))],
    ['text', (_request, response) => response.writeHead(200).end('<html>')],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    [
      'half an answer',
      (_request, response) => response.writeHead(200, { 'content-length': '100' }).write('{'),
    ],
    ['silence', silence],
  ])('settles nothing by %s', async (_what, listener) => {
    await expect((await answering(listener)).fetchStatus(NOBODY)).rejects.toThrow(IdentityProviderError);
  });
});

it('has the callback of a finished check sent again, and of no other', async () => {
  const jobId = await submitted();
  const url = 'http://localhost:8080/api/callbacks/smileid/secret';
  await expect(identity.requestCallback(jobId, url)).resolves.toBe(false);
  await expect(identity.requestCallback(NOBODY, url)).resolves.toBe(false);
  await control('POST', `/identity/${jobId}`, { outcome: 'approved' });
  await expect(identity.requestCallback(jobId, url)).resolves.toBe(true);
  for (const answer of [json(500, {}), json(415, {}), silence])
    await expect((await answering(answer)).requestCallback(jobId, url)).rejects.toThrow(
      IdentityProviderError,
    );
});
