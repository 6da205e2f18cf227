import type * as z from 'zod';
import type { Config } from '../../config.ts';
import { refusal } from './paystack-wire.ts';
import { PaymentProviderError } from './payments.ts';

/** A call of Paystack's HTTP API. Its body is sent as JSON. */
export interface PaystackRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

/** The result of a call: its data, or Paystack's own refusal. Any other outcome is thrown. */
export type Answer<T> =
  | { readonly kind: 'yes'; readonly value: T }
  | { readonly kind: 'no'; readonly status: number; readonly code: string; readonly message: string };

/**
 * Makes a call and reads its answer by a schema.
 * @throws PaymentProviderError when Paystack gave no answer, an unreadable one, or one that blames the key, the
 * address or the pace of the service instead of the values of the request.
 */
export type AskPaystack = <T>(schema: z.ZodType<T>, request: PaystackRequest) => Promise<Answer<T>>;

/** What the words and codes of a 404 blame: something that Paystack does not have. */
const MISSING_THING = /(^entity|\b(transaction|refund|dispute)\b.*) not found/i;

/** Paystack's HTTP API (providers 1). Bodies are parsed and not stored, and never logged. */
export function createPaystackClient(
  { baseUrl, secretKey }: Config['paystack'],
  timeoutMilliseconds: number,
): AskPaystack {
  async function send({ method, path, body }: PaystackRequest): Promise<Response> {
    try {
      return await fetch(baseUrl + path, {
        method,
        redirect: 'error',
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
    } catch (error) {
      throw new PaymentProviderError('Paystack did not answer', { cause: error });
    }
  }

  return async (schema, request) => {
    let response = await send(request);
    // A read changes nothing, so a failure of the provider is followed by a second read at once.
    if (response.status >= 500 && request.method === 'GET') response = await send(request);
    const answer = await readJson(response);
    if (response.ok) {
      const parsed = schema.safeParse(answer);
      if (!parsed.success)
        throw new PaymentProviderError(`Paystack answered ${request.path.split('/')[1]} unreadably`);
      return { kind: 'yes', value: parsed.data };
    }
    const no = refusal.safeParse(answer);
    // A 4xx without Paystack's envelope comes from another server on the way, and says nothing about the
    // payment.
    if (!no.success || !blamesTheRequest(response.status, no.data))
      throw new PaymentProviderError(`Paystack answered ${response.status}`);
    return { kind: 'no', status: response.status, code: no.data.code ?? '', message: no.data.message };
  };
}

/**
 * Whether a refusal is about the values of the request. A wrong key (401), a missing permission (403), a path
 * that Paystack does not have (404) and too many calls (429) are faults of the service, and say nothing about the
 * payment.
 */
function blamesTheRequest(status: number, { code = '', message }: z.output<typeof refusal>): boolean {
  if (status === 404) return code.endsWith('_not_found') || MISSING_THING.test(message);
  return status === 400 || status === 422;
}

async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw new PaymentProviderError('Paystack broke off its answer', { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
