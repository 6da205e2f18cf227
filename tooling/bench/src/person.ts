import { setTimeout as sleep } from 'node:timers/promises';
import { totpOf } from '@repo/api/test/totp-of';
import * as z from 'zod';
import type { Stack } from '@repo/launcher/stack';

const SMS_MS = 20_000;
const POLL_MS = 50;

const inbox = z.object({ messages: z.array(z.object({ direction: z.string(), text: z.string() })) });
const session = z.object({ token: z.string() });

/** Sends JSON and parses the answer. */
export async function send<T>(
  url: string,
  answer: z.ZodType<T>,
  options: { body?: unknown; token?: string; method?: 'PUT' } = {},
): Promise<T> {
  const { body, token, method } = options;
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return answer.parse(JSON.parse(text));
}

/** Waits for a text on that phone of the sandbox. */
export async function text(stack: Stack, phone: string, pattern: RegExp): Promise<string> {
  const until = performance.now() + SMS_MS;
  while (performance.now() < until) {
    const { messages } = await send(`${stack.sandboxOrigin}/sms?phone=${encodeURIComponent(phone)}`, inbox);
    const found = messages
      .map((message) => pattern.exec(message.text)?.[1])
      .findLast((match) => match !== undefined);
    if (found !== undefined) return found;
    await sleep(POLL_MS);
  }
  throw new Error(`No message like ${pattern} came.`);
}

/** Signs in with the code that arrives on the phone, and returns the parsed answer of the service. */
export async function enter<T>(
  stack: Stack,
  path: string,
  phone: string,
  answer: z.ZodType<T>,
  more: object = {},
): Promise<T> {
  const address = `${stack.apiAddress()}${path}`;
  await send(`${address}/send-code`, z.unknown(), { body: { phone, ...more } });
  // The line for browsers, which ends the message in either language.
  const code = await text(stack, phone, /#(\d{6})$/);
  return await send(`${address}/verify`, answer, { body: { phone, code, ...more } });
}

/** Signs in, and returns the session's token. */
export const signIn = async (stack: Stack, path: string, phone: string, more: object = {}): Promise<string> =>
  (await enter(stack, path, phone, session, more)).token;

const verified = z.object({ enrol: z.object({ ticket: z.string(), totp_secret: z.string() }) });

/** Signs a member of the team in for the first time, under a name, and returns the session's token. */
export async function signInTeam(stack: Stack, phone: string): Promise<string> {
  const { enrol } = await enter(stack, '/api/ops/auth', phone, verified);
  const body = { ticket: enrol.ticket, totp: totpOf(enrol.totp_secret) };
  const { token } = await send(`${stack.apiAddress()}/api/ops/auth/second-factor`, session, { body });
  const account = { method: 'PUT', token, body: { name: 'Baraka Test' } } as const;
  await send(`${stack.apiAddress()}/api/ops/me`, z.unknown(), account);
  return token;
}
