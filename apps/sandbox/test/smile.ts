import * as z from 'zod';
import type { SandboxApp } from '../src/app.ts';
import { SMILE } from './start.ts';

export interface SmileAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const json = z.record(z.string(), z.unknown());

/** A call of the identity API. A form is sent as a browser or `fetch` would send it. */
export async function smile(
  app: SandboxApp,
  method: 'GET' | 'POST',
  path: string,
  { headers = {}, form }: { headers?: Record<string, string>; form?: FormData } = {},
): Promise<SmileAnswer> {
  const encoded = form === undefined ? undefined : new Response(form);
  const response = await app.inject({
    method,
    url: `/smileid${path}`,
    headers: {
      ...(encoded === undefined ? {} : { 'content-type': encoded.headers.get('content-type') ?? '' }),
      ...headers,
    },
    ...(encoded === undefined ? {} : { payload: Buffer.from(await encoded.arrayBuffer()) }),
  });
  return { status: response.statusCode, body: json.parse(JSON.parse(response.body)) };
}

export const PARTNER = { 'smileid-partner-id': SMILE.partnerId, 'smileid-api-key': SMILE.apiKey };

export async function tokenHeaders(app: SandboxApp): Promise<Record<string, string>> {
  const { body } = await smile(app, 'POST', '/v3/token', { headers: PARTNER });
  return { 'smileid-token': z.string().parse(body['token']), 'smileid-partner-id': SMILE.partnerId };
}

export const photo = (bytes = 100, start = [0xff, 0xd8, 0xff], type = 'image/jpeg') => {
  const data = new Uint8Array(bytes);
  data.set(start);
  return new Blob([data], { type });
};

export const details = (changes: Record<string, unknown> = {}) => ({
  given_names: 'Wanjiru',
  last_name: 'Kamau',
  phone_number: '+254700000021',
  ...changes,
});

export const consent = (changes: Record<string, unknown> = {}) => ({
  granted: true,
  granted_at: '2026-03-06T12:00:00.000Z',
  notice_language: 'SW',
  notice_privacy_policy_url: 'http://localhost:8080/privacy',
  ...changes,
});

type Value = string | Blob | Record<string, unknown> | undefined;
type Fields = Readonly<Record<string, Value | Blob[]>>;

/** A valid form. Each change replaces or removes a field. */
export function kycForm(changes: Fields = {}): FormData {
  const fields: Fields = {
    selfie_image: photo(),
    liveness_images: Array.from({ length: 6 }, () => photo()),
    country: 'KE',
    id_type: 'NATIONAL_ID',
    id_number: '12345678',
    user_details: details(),
    consent: consent(),
    callback_url: 'http://localhost:8080/api/callbacks/smileid/secret?x=1',
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const part of partsOf(value)) {
      if (part instanceof Blob) form.append(name, part, `${name}.jpg`);
      else if (part !== undefined) form.append(name, typeof part === 'string' ? part : JSON.stringify(part));
    }
  return form;
}

const partsOf = (value: Fields[string]): readonly Value[] => (Array.isArray(value) ? value : [value]);

/** Submits a check and returns the id of its job. */
export async function submitKyc(
  app: SandboxApp,
  changes: Fields = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const { status, body } = await smile(app, 'POST', '/v3/biometric_kyc', {
    headers: { ...(await tokenHeaders(app)), ...headers },
    form: kycForm(changes),
  });
  if (status !== 202) throw new Error(JSON.stringify(body));
  return z.string().parse(body['job_id']);
}
