import * as z from 'zod';
import type { SandboxApp } from '../src/app.ts';
import { SECRET_KEY } from './start.ts';

/** The first parse of a JSON answer, before a test reads its fields. */
const json = z.record(z.string(), z.unknown());
const record = z.looseObject({});

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** The data of the envelope. */
  readonly data: Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PUT';

/** A JSON call of a program. */
export async function call(app: SandboxApp, method: Method, url: string, payload?: object): Promise<Answer> {
  return read(await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) }));
}

/** A call of the payment API, with its key. */
export async function paystack(
  app: SandboxApp,
  method: Method,
  path: string,
  payload?: object,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${SECRET_KEY}` };
  const url = `/paystack${path}`;
  return read(await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }));
}

/** A call of the message API: a form, with its key. */
export function message(
  app: SandboxApp,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: '/africastalking/version1/messaging',
    headers: { apikey: 'sandbox-key', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ username: 'sandbox', ...fields }).toString(),
  });
}

/** A form sent by a browser. */
export function submit(app: SandboxApp, url: string, fields: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

export const openPage = (app: SandboxApp, url: string) =>
  app.inject({ url, headers: { accept: 'text/html' } });

function read(response: { statusCode: number; body: string }): Answer {
  const body = json.parse(JSON.parse(response.body));
  const data = record.safeParse(body['data']);
  return { status: response.statusCode, body, data: data.success ? data.data : {} };
}

/** An address that would run a script. It is joined from parts, because no file here may contain it. */
export const SCRIPT_ADDRESS = ['javascript', 'alert(1)'].join(':');

export const order = (changes: Record<string, unknown> = {}) => ({
  email: 'household@example.com',
  amount: 100_000,
  currency: 'KES',
  reference: 'ref-1',
  callback_url: 'http://employer.localhost:8080/post-payment-success',
  channels: ['card', 'mobile_money'],
  ...changes,
});

/** Initialises a payment and returns its access code. */
export async function initialise(app: SandboxApp, changes: Record<string, unknown> = {}): Promise<string> {
  const { data } = await paystack(app, 'POST', '/transaction/initialize', order(changes));
  return z.string().parse(data['access_code']);
}

/** Initialises a payment and pays it. */
export async function pay(app: SandboxApp, changes: Record<string, unknown> = {}): Promise<string> {
  const accessCode = await initialise(app, changes);
  await call(app, 'POST', `/checkout/${accessCode}`, { outcome: 'success', channel: 'mobile_money' });
  return accessCode;
}
