import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../contract/define-call.ts';
import { createClient } from './client.ts';
import { type Failure, failureOf, isWorthRetrying } from './failure.ts';
import { catalogueText, failureText, NETWORK_ERROR, NO_TOKEN } from './failure-text.ts';
import { clientWith, json, type Stub } from '../../test/stub-client.ts';

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
