import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../contract/define-call.ts';
import { listNannies, type WireWorker } from '../contract/nannies.ts';
import { createClient } from './client.ts';
import { failureOf, isWorthRetrying, type Failure } from './failure.ts';
import { catalogueText, failureText, NETWORK_ERROR, NO_TOKEN } from './failure-text.ts';

const answer = z.object({ greeting: z.string() });
const open = defineCall({ method: 'GET', path: '/open', audience: 'public', summary: 'x', answer });
const closed = defineCall({ method: 'GET', path: '/closed', audience: 'employer', summary: 'x', answer });
const sent = defineCall({
  method: 'POST',
  path: '/things/{id}',
  audience: 'employer',
  summary: 'x',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ q: z.optional(z.string()), limit: z.optional(z.string()) }),
  body: z.strictObject({ text: z.string() }),
  answer,
});
const pay = defineCall({
  method: 'POST',
  path: '/pay',
  audience: 'employer',
  summary: 'x',
  answer,
  failureKind: 'text',
});
type Stub = (address: string, init: RequestInit) => Response | Promise<Response>;

function clientWith(
  stub: Stub,
  { token = 'a-token', timeoutMs = 1000 }: { token?: string | null; timeoutMs?: number } = {},
) {
  const onUnauthorised = vi.fn<() => void>();
  const fetch = vi.fn<typeof globalThis.fetch>(
    async (address, init) => await stub(typeof address === 'string' ? address : 'not a text', init ?? {}),
  );
  const client = createClient({
    baseUrl: 'http://service',
    token: () => token,
    onUnauthorised,
    timeoutMs,
    fetch,
  });
  return { client, onUnauthorised, fetch };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

async function failed(promise: Promise<unknown>): Promise<Failure> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  const failure = failureOf(outcome);
  if (failure === undefined) throw new Error(`Expected a CallFailed, got ${String(outcome)}`);
  return failure;
}

describe('a request', () => {
  // spec: permissions/bearer, calls/json, calls/header, worker-calls/bearer
  it('fills and escapes the path, leaves out what is undefined, and sends JSON with the bearer token', async () => {
    const { client, fetch } = clientWith(() => json({ greeting: 'hi' }));
    await client.call(sent, {
      params: { id: 'a/b ?' },
      query: { q: 'x&y', limit: undefined },
      body: { text: 'T' },
    });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('http://service/things/a%2Fb%20%3F?q=x%26y');
    expect(init).toMatchObject({ method: 'POST', body: '{"text":"T"}' });
    expect(init?.headers).toEqual({ 'content-type': 'application/json', authorization: 'Bearer a-token' });
  });

  // spec: permissions/open-calls, calls/json
  it('never sends the token with a public call', async () => {
    const { client, fetch } = clientWith(() => json({ greeting: 'hi' }));
    await client.call(open, {});
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'content-type': 'application/json' });
  });

  it('says with every call which language is read now, and nothing where nobody said', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(json({ greeting: 'hi' })));
    let language: 'en' | 'sw' = 'en';
    const client = createClient({
      baseUrl: '',
      token: () => null,
      onUnauthorised: () => undefined,
      timeoutMs: 1000,
      language: () => language,
      fetch,
    });
    await client.call(open, {});
    language = 'sw';
    await client.call(open, {});
    expect(fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('accept-language'))).toEqual([
      'en',
      'sw',
    ]);
  });

  it('keeps its promise of JSON when a call that is not a GET has nothing to say', async () => {
    const { client, fetch } = clientWith(() => json({ greeting: 'hi' }));
    await client.call(pay, {});
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('{}');
  });
});

describe('failures', () => {
  // spec: errors/no-token, permissions/needs-token
  it.each([null, ''])('is "no-token" without a stored token (%j), and asks nobody', async (token) => {
    const { client, fetch } = clientWith(() => json({}), { token });
    expect(await failed(client.call(closed, {}))).toEqual({ kind: 'no-token' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is "network" when nothing answers', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failed(client.call(open, {}))).toEqual({ kind: 'network' });
  });

  it('is "network" when the answer breaks off', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) });
    const { client } = clientWith(() => new Response(broken));
    expect(await failed(client.call(open, {}))).toEqual({ kind: 'network' });
  });

  const never: Stub = (_, init) =>
    new Promise((_resolve, reject) => {
      const refuse = () => reject(new DOMException('Aborted', 'AbortError'));
      if (init.signal?.aborted === true) refuse();
      init.signal?.addEventListener('abort', refuse);
    });

  it('is "network" when the time is up', async () => {
    const { client } = clientWith(never, { timeoutMs: 5 });
    expect(await failed(client.call(open, {}))).toEqual({ kind: 'network' });
  });

  it.each(['before', 'during'])('is "network" when the caller gives up %s the call', async (when) => {
    const { client } = clientWith(never);
    const controller = new AbortController();
    if (when === 'before') controller.abort();
    const outcome = failed(client.call(open, { signal: controller.signal }));
    controller.abort();
    expect(await outcome).toEqual({ kind: 'network' });
  });

  it.each([
    ['no JSON', new Response('<html>')],
    ['empty', new Response('')],
    ['another shape', json({ greeting: 1 })],
    ['null', json(null)],
    ['nested beyond reason', new Response(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)],
  ])('is "unreadable" when a good status carries %s', async (_, response) => {
    const { client } = clientWith(() => response);
    expect(await failed(client.call(open, {}))).toEqual({ kind: 'unreadable', status: 200 });
  });

  it('is "api" with everything that the service said', async () => {
    const said = {
      message: 'Please wait.',
      error: 'Too many.',
      code: 'too-many',
      fields: { phone: 'Bad' },
      required: ['name'],
    };
    const { client } = clientWith(() => json({ ...said, retry_after: 42 }, 429));
    expect(await failed(client.call(open, {}))).toEqual({
      kind: 'api',
      status: 429,
      ...said,
      retryAfter: 42,
    });
  });

  it.each([
    ['the error field when there is no message', '{"error":"Only error"}', 'Only error'],
    ['nothing from an HTML page', '<html><body>502</body></html>', null],
    ['nothing from an empty body', '', null],
    ['nothing from an endless text', 'x'.repeat(501), null],
    [
      'nothing from a message that is no text',
      '{"message":{"a":1},"fields":[1],"required":"x","retry_after":-1}',
      null,
    ],
  ])('takes %s', async (_, body, message) => {
    const { client } = clientWith(() => new Response(body, { status: 502 }));
    expect(await failed(client.call(open, {}))).toMatchObject({
      kind: 'api',
      message,
      retryAfter: null,
      fields: {},
      required: [],
    });
  });

  // spec: payment/call-failure
  it('reads a failure that is plain text, and how long to wait from its header', async () => {
    const { client } = clientWith(
      () => new Response('already purchased', { status: 409, headers: { 'retry-after': '7' } }),
    );
    expect(await failed(client.call(pay, {}))).toMatchObject({ message: 'already purchased', retryAfter: 7 });
  });

  // spec: permissions/any-401
  it('tells of a 401 to an authenticated call, and only of that', async () => {
    const refuse = () => json({ message: 'No', error: 'No' }, 401);
    const authenticated = clientWith(refuse);
    expect(await failed(authenticated.client.call(closed, {}))).toMatchObject({ status: 401 });
    expect(authenticated.onUnauthorised).toHaveBeenCalledOnce();
    const anonymous = clientWith(refuse);
    expect(await failed(anonymous.client.call(open, {}))).toMatchObject({ message: 'No' });
    expect(anonymous.onUnauthorised).not.toHaveBeenCalled();
  });
});

const worker: WireWorker = {
  id: '0198f3a1-0000-7000-8000-000000000001',
  name: 'Zawadi Example',
  phone: null,
  service_type: 'Nanny',
  position: null,
  location: 'Nairobi',
  experience_years: 3,
  bio: null,
  national_id: null,
  id_number: null,
  smile_status: 'pending',
  trust_score: 0,
  trust_badge: 'Basic',
  misconduct_flags: 0,
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
  badge_last_updated: null,
};

describe('tolerant reading', () => {
  const list = async (rows: unknown) => {
    const { client } = clientWith(() => json(rows, 200, { 'x-next-cursor': 'next' }));
    return await client.receive(listNannies, { query: {} });
  };

  it('drops and counts rows that do not parse, and keeps the others', async () => {
    const {
      answer: rows,
      dropped,
      headers,
    } = await list([worker, { id: 'no' }, 7, null, { ...worker, smile_status: 'new kind' }]);
    expect(rows).toEqual([worker, { ...worker, smile_status: 'new kind' }]);
    expect(dropped).toBe(3);
    expect(headers.get('x-next-cursor')).toBe('next');
  });

  it('reads other names of fields, and does not let them replace ours', async () => {
    const { name: _n, phone: _p, location: _l, service_type: _s, bio: _b, national_id: _i, ...rest } = worker;
    const other = {
      ...rest,
      full_name: 'Zawadi Example',
      phone_number: '+254700000001',
      city: 'Kisumu',
      job_type: 'Cook',
      biography: 'About',
      id_number: '•••••123',
    };
    const { answer: rows, dropped } = await list([other, { ...other, name: 'Ours' }]);
    expect(dropped).toBe(0);
    expect(rows[0]).toMatchObject({
      name: 'Zawadi Example',
      phone: '+254700000001',
      location: 'Kisumu',
      service_type: 'Cook',
      bio: 'About',
      national_id: '•••••123',
      id_number: '•••••123',
    });
    expect(rows[1]?.name).toBe('Ours');
  });

  it('takes a missing field for null where null is allowed', async () => {
    const { bio: _, ...without } = worker;
    expect((await list([without])).answer).toEqual([worker]);
  });

  it('drops a bad row of an inner list without its outer row', async () => {
    const nested = defineCall({
      method: 'GET',
      path: '/nested',
      audience: 'public',
      summary: 'x',
      answer: z.object({ outer: z.array(z.object({ name: z.string(), inner: z.array(z.number()) })) }),
    });
    const { client } = clientWith(() =>
      json({ outer: [{ name: 'a', inner: [1, 'x', 2] }, { inner: ['y', 3] }, { name: 'c', inner: [] }] }),
    );
    const received = await client.receive(nested, {});
    expect(received.answer).toEqual({
      outer: [
        { name: 'a', inner: [1, 2] },
        { name: 'c', inner: [] },
      ],
    });
  });

  it('throws nothing but the closed union, whatever JSON comes', async () => {
    const rubbish = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .array(
          fc.dictionary(fc.constantFrom(...Object.keys(worker), '__proto__', 'full_name'), fc.jsonValue()),
        )
        .map((v) => JSON.stringify(v)),
    );
    await fc.assert(
      fc.asyncProperty(
        rubbish,
        fc.constantFrom(200, 201, 400, 401, 404, 409, 429, 500, 503),
        async (body, status) => {
          const { client } = clientWith(() => new Response(body, { status }));
          const outcome = await client.call(listNannies, { query: {} }).catch((error: unknown) => error);
          const kind = Array.isArray(outcome) ? 'answer' : failureOf(outcome)?.kind;
          expect(status < 300 ? ['answer', 'unreadable'] : ['api']).toContain(kind);
        },
      ),
      { numRuns: 400 },
    );
    expect(Object.prototype).not.toHaveProperty('name');
  });
});

describe('what a person reads', () => {
  const text = async (stub: Stub, token: string | null = 'a-token') => {
    const { client } = clientWith(stub, { token });
    return failureText(
      await client.call(closed, {}).catch((error: unknown) => error),
      'The screen’s own text',
    );
  };

  it('is the service’s message, the network text, the missing token, or the screen’s own text', async () => {
    expect(await text(() => json({ message: 'Said by the service', error: 'x' }, 400))).toBe(
      'Said by the service',
    );
    expect(await text(() => new Response('<html>', { status: 500 }))).toBe('The screen’s own text');
    expect(await text(() => Promise.reject(new TypeError('offline')))).toBe(NETWORK_ERROR);
    expect(await text(() => json([]))).toBe('The screen’s own text');
    expect(await text(() => json({}), null)).toBe(NO_TOKEN);
    expect(failureText(new Error('a fault of ours'), 'The screen’s own text')).toBe('The screen’s own text');
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('offline')), 'The catalogue’s words'],
    ['an answer without words', () => new Response('<html>', { status: 500 }), 'The catalogue’s words'],
    ['words of the service', () => json({ message: 'Not today.', error: 'x' }, 409), 'Not today.'],
  ])('is the catalogue’s words for all but what the service said: %s', async (_, stub, words) => {
    const { client } = clientWith(stub);
    const error: unknown = await client.call(closed, {}).catch((thrown: unknown) => thrown);
    expect(catalogueText(error, 'The catalogue’s words')).toBe(words);
  });

  it('is retried only when trying again can help', async () => {
    const outcome = async (stub: Stub) =>
      await clientWith(stub)
        .client.call(closed, {})
        .catch((error: unknown) => error);
    expect(isWorthRetrying(await outcome(() => Promise.reject(new TypeError('offline'))))).toBe(true);
    expect(isWorthRetrying(await outcome(() => json({}, 503)))).toBe(true);
    expect(isWorthRetrying(await outcome(() => json({}, 404)))).toBe(false);
    expect(isWorthRetrying(await outcome(() => json([])))).toBe(false);
    expect(isWorthRetrying(new Error('a fault of ours'))).toBe(false);
  });
});
