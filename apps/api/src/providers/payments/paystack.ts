import { createHmac, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';
import type { Config } from '../../config.ts';
import {
  oneRefund,
  opened,
  paymentStateOf,
  planRefund,
  refundList,
  refundStateOf,
  refusal,
  verified,
  type WireTransaction,
} from './paystack-wire.ts';
import { PaymentProviderError, type Payments } from './payments.ts';

const TIMEOUT_MILLISECONDS = 10_000;
/**
 * The maximum of calls for one refund. Two reads come before the request, and a read that fails is made
 * twice.
 */
const CALLS_OF_A_REFUND = 5;
const REFUNDS_PER_PAGE = 100;
const SIGNATURE = /^[0-9a-f]{128}$/;

/** The result of a call: its data, or Paystack's own refusal. Any other outcome is thrown. */
type Answer<T> =
  | { readonly kind: 'yes'; readonly value: T }
  | { readonly kind: 'no'; readonly status: number; readonly code: string; readonly message: string };

/** Paystack's HTTP API (providers 1). Bodies are parsed and not stored, and never logged. */
export function createPaystack(
  { baseUrl, secretKey }: Config['paystack'],
  { timeoutMilliseconds = TIMEOUT_MILLISECONDS } = {},
): Payments {
  async function send(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
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

  async function ask<T>(
    schema: z.ZodType<T>,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<Answer<T>> {
    let response = await send(method, path, body);
    // A read changes nothing, so a failure of the provider is followed by a second read at once.
    if (response.status >= 500 && method === 'GET') response = await send(method, path);
    const answer = await readJson(response);
    if (response.ok) {
      const parsed = schema.safeParse(answer);
      if (!parsed.success)
        throw new PaymentProviderError(`Paystack answered ${path.split('/')[1]} unreadably`);
      return { kind: 'yes', value: parsed.data };
    }
    const no = refusal.safeParse(answer);
    // A 4xx without Paystack's envelope comes from another server on the way, and says nothing about the
    // payment.
    if (response.status >= 500 || response.status === 401 || response.status === 429 || !no.success)
      throw new PaymentProviderError(`Paystack answered ${response.status}`);
    return { kind: 'no', status: response.status, code: no.data.code ?? '', message: no.data.message };
  }

  async function verify(reference: string): Promise<WireTransaction | undefined> {
    const answer = await ask(verified, 'GET', `/transaction/verify/${encodeURIComponent(reference)}`);
    // Paystack documents 404 for an unknown reference. In practice it also answered 400 (providers 1.4).
    if (answer.kind === 'no') return undefined;
    if (answer.value.data.reference !== reference)
      throw new PaymentProviderError('Paystack answered for another reference');
    return answer.value.data;
  }

  return {
    async open({ reference, amountCents, currency, email, callbackUrl, channels }) {
      const query = new URLSearchParams({ trxref: reference, reference });
      const answer = await ask(opened, 'POST', '/transaction/initialize', {
        reference,
        amount: amountCents,
        currency,
        email,
        callback_url: callbackUrl,
        channels,
        // The cancel button leads to our own page, which says that nothing was paid.
        metadata: { cancel_action: `${callbackUrl}?${query.toString()}` },
      });
      if (answer.kind === 'yes')
        return { kind: 'opened', authorizationUrl: answer.value.data.authorization_url };
      if (answer.code === 'duplicate_reference' || /duplicate.*reference/i.test(answer.message))
        return { kind: 'duplicate' };
      return {
        kind: 'refused',
        because: /email/i.test(answer.message) ? 'email' : 'other',
        reason: answer.message,
      };
    },

    async verify(reference) {
      const transaction = await verify(reference);
      return transaction === undefined ? { kind: 'unknown' } : paymentStateOf(transaction);
    },

    async refund({ reference, amountCents, refundId }) {
      const transaction = await verify(reference);
      if (transaction === undefined)
        throw new PaymentProviderError('Paystack does not know the payment to refund');
      // Paystack has no key against a repeat (providers 1.9). So the refund of an interrupted try must be
      // found by reading the list.
      const query = new URLSearchParams({ transaction: transaction.id, perPage: String(REFUNDS_PER_PAGE) });
      const existing = await ask(refundList, 'GET', `/refund?${query.toString()}`);
      if (existing.kind === 'no')
        throw new PaymentProviderError(`Paystack answered ${existing.status} to a list`);
      const note = `Refund ${refundId}`;
      const plan = planRefund(existing.value.data, transaction, { amountCents, note });
      if (plan.kind === 'adopt') return refundStateOf(plan.refund);
      if (plan.kind === 'gone')
        return { providerRefundId: null, status: 'processed', amountCents: transaction.amount };
      const answer = await ask(oneRefund, 'POST', '/refund', {
        transaction: reference,
        amount: plan.amountCents,
        currency: transaction.currency,
        merchant_note: note,
      });
      // A chargeback may have taken the part that a refund on the dashboard had left.
      if (answer.kind === 'no' && transaction.status === 'reversed' && /fully reversed/i.test(answer.message))
        return { providerRefundId: null, status: 'processed', amountCents: plan.amountCents };
      if (answer.kind === 'no')
        throw new PaymentProviderError(`Paystack refused a refund: ${answer.message}`);
      return refundStateOf(answer.value.data);
    },

    longestRefundMilliseconds: CALLS_OF_A_REFUND * timeoutMilliseconds,

    async lookRefund(providerRefundId) {
      const answer = await ask(oneRefund, 'GET', `/refund/${encodeURIComponent(providerRefundId)}`);
      if (answer.kind === 'no') throw new PaymentProviderError('Paystack does not know the refund');
      return refundStateOf(answer.value.data);
    },

    isSigned(rawBody, signature) {
      if (signature === undefined || !SIGNATURE.test(signature)) return false;
      const expected = createHmac('sha512', secretKey).update(rawBody).digest();
      return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
    },
  };
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
