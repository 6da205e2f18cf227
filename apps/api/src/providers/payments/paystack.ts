import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { createPaystackClient } from './paystack-client.ts';
import { oneRefund, planRefund, readRefunds, refundList, refundStateOf } from './paystack-refund-wire.ts';
import { opened, paymentStateOf, verified, type WireTransaction } from './paystack-wire.ts';
import { PaymentProviderError, type Payments } from './payments.ts';

const TIMEOUT_MILLISECONDS = 10_000;
/**
 * The maximum of calls for one refund. Two reads come before the request, and a read that fails is made
 * twice.
 */
const CALLS_OF_A_REFUND = 5;
const REFUNDS_PER_PAGE = 100;
const SIGNATURE = /^[0-9a-f]{128}$/;

/** Paystack's words for a reference that it does not know, where it gives no code (providers 1.4). */
const UNKNOWN_REFERENCE = /^(entity not found|transaction reference (not found|is invalid))/i;

/** The adapter of Paystack (providers 1). `log` gets counts of what could not be read, and no data. */
export function createPaystack(
  config: Config['paystack'],
  log: Pick<Log, 'warn'>,
  { timeoutMilliseconds = TIMEOUT_MILLISECONDS } = {},
): Payments {
  const ask = createPaystackClient(config, timeoutMilliseconds);

  async function verify(reference: string): Promise<WireTransaction | undefined> {
    const answer = await ask(verified, {
      method: 'GET',
      path: `/transaction/verify/${encodeURIComponent(reference)}`,
    });
    if (answer.kind === 'no') {
      // Paystack documents 404 for an unknown reference. In practice it also answered 400 (providers 1.4).
      if (answer.code === 'transaction_not_found' || UNKNOWN_REFERENCE.test(answer.message)) return undefined;
      throw new PaymentProviderError(`Paystack answered ${answer.status} to a look`);
    }
    if (answer.value.data.reference !== reference)
      throw new PaymentProviderError('Paystack answered for another reference');
    return answer.value.data;
  }

  return {
    async open({ reference, amountCents, currency, email, callbackUrl, channels }) {
      const query = new URLSearchParams({ trxref: reference, reference });
      const answer = await ask(opened, {
        method: 'POST',
        path: '/transaction/initialize',
        body: {
          reference,
          amount: amountCents,
          currency,
          email,
          callback_url: callbackUrl,
          channels,
          // The cancel button leads to our own page, which says that nothing was paid.
          metadata: { cancel_action: `${callbackUrl}?${query.toString()}` },
        },
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
      const existing = await ask(refundList, { method: 'GET', path: `/refund?${query.toString()}` });
      if (existing.kind === 'no')
        throw new PaymentProviderError(`Paystack answered ${existing.status} to a list`);
      const note = `Refund ${refundId}`;
      const read = readRefunds(existing.value.data);
      if (read.odd.length > 0)
        log.warn({ refundId, odd: read.odd.length }, 'refunds in a list of the provider cannot be read');
      const plan = planRefund(read, transaction, { amountCents, note });
      if (plan.kind === 'adopt') return refundStateOf(plan.refund);
      if (plan.kind === 'gone')
        return { providerRefundId: null, status: 'processed', amountCents: transaction.amount };
      if (plan.kind === 'unclear')
        throw new PaymentProviderError('A refund at Paystack that may be ours cannot be read');
      const answer = await ask(oneRefund, {
        method: 'POST',
        path: '/refund',
        body: {
          transaction: reference,
          amount: plan.amountCents,
          currency: transaction.currency,
          merchant_note: note,
        },
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
      const answer = await ask(oneRefund, {
        method: 'GET',
        path: `/refund/${encodeURIComponent(providerRefundId)}`,
      });
      if (answer.kind === 'no') throw new PaymentProviderError('Paystack does not know the refund');
      return refundStateOf(answer.value.data);
    },

    async retryRefund({ providerRefundId, currency, accountNumber, bankId }) {
      const answer = await ask(oneRefund, {
        method: 'POST',
        path: `/refund/retry_with_customer_details/${encodeURIComponent(providerRefundId)}`,
        body: {
          refund_account_details: { currency, account_number: accountNumber, bank_id: bankId },
        },
      });
      return answer.kind === 'yes'
        ? { kind: 'retried', refund: refundStateOf(answer.value.data) }
        : { kind: 'refused', reason: answer.message };
    },

    isSigned(rawBody, signature) {
      if (signature === undefined || !SIGNATURE.test(signature)) return false;
      const expected = createHmac('sha512', config.secretKey).update(rawBody).digest();
      return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
    },
  };
}
