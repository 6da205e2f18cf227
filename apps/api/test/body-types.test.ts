import { describe, expect, it } from 'vitest';
import { addressOf, everyCall } from './every-call.ts';
import { useApi } from './use-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** The bodies that a form of another site can send, and a body that names no type. */
const FOREIGN_BODIES: readonly (readonly [string, string])[] = [
  ['application/x-www-form-urlencoded', 'phone=0700000091'],
  ['text/plain', '{"phone":"0700000091"}'],
  ['text/plain;charset=UTF-8', '{"phone":"0700000091"}'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="phone"\r\n\r\n1\r\n--x--',
  ],
  ['application/xml', '<phone/>'],
  ['', '{"phone":"0700000091"}'],
];

const api = await useApi();

async function statusAndBody(path: string, init: RequestInit) {
  const response = await fetch(api.origin + path, init);
  const text = await response.text();
  return { status: response.status, text };
}

const withoutFiles = everyCall.filter(
  ([, { method, upload, form }]) => method !== 'GET' && upload === undefined && form === undefined,
);

describe.each(withoutFiles)('%s', (_name, call) => {
  it.each(FOREIGN_BODIES)('refuses a body of the type "%s" before anything else', async (type, body) => {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    const { status, text } = await statusAndBody(addressOf(call, NOBODY), {
      method: call.method,
      headers,
      // A text would get a type from the client. Bytes get none.
      body: new TextEncoder().encode(body),
    });
    expect(status).toBe(415);
    expect(text).toContain('could not be read');
  });
});

const signOut = '/api/employer/sign-out';

it('a call without a body needs no type', async () => {
  const token = await api.signInEmployer('+254700000091');
  const headers = { authorization: `Bearer ${token}` };
  expect((await statusAndBody(signOut, { method: 'POST', headers })).status).toBe(200);
});

it('JSON may name its characters', async () => {
  const token = await api.signInEmployer('+254700000092');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8' };
  expect((await statusAndBody(signOut, { method: 'POST', headers, body: '{}' })).status).toBe(200);
});
