import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { buildApp } from '../src/app.ts';
import { createLog } from '../src/log.ts';
import { identityCallbackSecret, newSessionToken } from '../src/security/tokens.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();

const object = z.record(z.string(), z.unknown());
const line = z.looseObject({ level: z.number() });
const WARN = 40;
const ADDRESS = '10.9.8.7';

interface Request {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends each request, one after the other, to a process of its own. Returns the lines of its log. */
async function logOf(
  requests: readonly (Request | 'a minute passes')[],
): Promise<{ text: string; lines: z.output<typeof line>[] }> {
  const written: string[] = [];
  const log = createLog('info', { write: (text) => void written.push(text) });
  const app = await buildApp({ ...api.ctx, log });
  // Real requests: the deadline of a body ends with its connection, which an injected request does not have.
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  // The line of the start is no event.
  written.length = 0;
  for (const each of requests)
    if (each === 'a minute passes') await api.advance(60);
    else await send(origin, each);
  await app.close();
  // Without the time, whose digits may be those of a code.
  const lines = written.map((text) => line.parse({ ...object.parse(JSON.parse(text)), time: 0 }));
  return { text: JSON.stringify(lines), lines };
}

async function send(origin: string, { method = 'GET', url, payload, headers }: Request): Promise<void> {
  const isJson = typeof payload === 'object';
  const response = await fetch(origin + url, {
    method,
    headers: {
      'x-forwarded-for': ADDRESS,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: isJson ? JSON.stringify(payload) : payload }),
  });
  await response.arrayBuffer();
}

const times = (count: number, make: (turn: number) => Request) =>
  Array.from({ length: count }, (_, turn) => make(turn));
const phone = (turn: number) => `+254700${String(300_000 + turn)}`;
const codes = ['313131', '424242'];
const tokens = Array.from({ length: 30 }, newSessionToken);
const SECRET = 'a-guessed-secret-of-the-path';
const SIGNATURE = 'f0'.repeat(64);

const wrongCode = (turn: number): Request => ({
  method: 'POST',
  url: turn % 2 === 0 ? '/auth/verify' : '/api/ops/auth/verify',
  payload: { phone: phone(turn), code: codes[turn % 2] },
});
const rubbishToken = (turn: number): Request => ({
  url: '/api/nannies/me',
  headers: { authorization: turn % 2 === 0 ? `Bearer ${tokens[turn]}` : `rubbish ${tokens[turn]}` },
});
const forgedPayment = (): Request => ({
  method: 'POST',
  url: '/api/callbacks/paystack',
  payload: { event: 'charge.success', data: { reference: phone(1) } },
  headers: { 'x-paystack-signature': SIGNATURE },
});
const forgedIdentity = (): Request => ({
  method: 'POST',
  url: `/api/callbacks/smileid/${identityCallbackSecret(api.ctx.config.dataKey)}`,
  payload: { status: 'clear', user_id: phone(1) },
  headers: { 'response-signature': SIGNATURE, 'response-timestamp': api.ctx.clock.now().toISOString() },
});
const unknownCallback = (turn: number): Request => ({
  method: 'POST',
  url:
    ['/api/callbacks/smileid/', '/api/callbacks/africastalking/', '/api/callbacks/other/'][turn % 3] + SECRET,
  payload: { from: phone(turn) },
});
const tooManyCodes = (turn: number): Request => ({
  method: 'POST',
  url: '/employers/auth/verify',
  payload: { phone: phone(turn), name: '', location: '', code: codes[0] },
});

describe('thirty in a minute are one warning, without anybody’s data', () => {
  it.each<[string, string, (turn: number) => Request]>([
    ['wrong codes', 'wrong-code', wrongCode],
    ["wrong codes at the employers' door", 'wrong-code', tooManyCodes],
    ['rubbish tokens', 'refused-token', rubbishToken],
    ['forged payment events', 'forged-callback', forgedPayment],
    ['forged identity events', 'forged-callback', forgedIdentity],
    ['unknown addresses of callbacks', 'forged-callback', unknownCallback],
  ])('%s', async (_case, kind, make) => {
    const { text, lines } = await logOf(times(30, make));
    expect(lines.filter(({ level }) => level >= WARN)).toEqual([
      expect.objectContaining({ level: WARN, alarm: 'security-burst', kind, count: 20 }),
    ]);
    expect(lines.filter((each) => each['security'] === kind)).toEqual([
      expect.objectContaining({
        count: 1,
        before: 0,
        caller: api.ctx.secrets.fingerprint('address', ADDRESS),
      }),
    ]);
    const used = [
      ...codes,
      ...tokens,
      SECRET,
      SIGNATURE,
      ADDRESS,
      ...Array.from({ length: 30 }, (_, turn) => phone(turn)),
    ];
    for (const secret of used) expect(text).not.toContain(secret.replace('+', ''));
  });
});

it('nineteen are one line and no warning, and the next minute tells how many they were', async () => {
  const { lines } = await logOf([...times(19, wrongCode), 'a minute passes', wrongCode(19)]);
  expect(lines).toMatchObject([
    { security: 'wrong-code', count: 1, before: 0 },
    { security: 'wrong-code', count: 1, before: 19 },
  ]);
});

it('a wrong second factor is a wrong code', async () => {
  const work = teamWorkOf(api);
  const ticket = await work.comeBack((await work.enrolled()).phone);
  const wrong = { method: 'POST', url: '/api/ops/auth/second-factor' } as const;
  const { lines } = await logOf([
    { ...wrong, payload: { ticket, totp: '000000' } },
    'a minute passes',
    { ...wrong, payload: { ticket, recovery_code: 'AAAA-BBBB-CCCC' } },
  ]);
  expect(lines).toMatchObject([{ security: 'wrong-code' }, { security: 'wrong-code' }]);
});

it('two hundred in a minute are two warnings', async () => {
  const { lines } = await logOf(times(205, rubbishToken));
  expect(lines.filter(({ level }) => level === WARN).map(({ count }) => count)).toEqual([20, 200]);
});

it('a visitor without any token is no event', async () => {
  const { lines } = await logOf(times(30, () => ({ url: '/api/nannies/me' })));
  expect(lines).toEqual([]);
});
