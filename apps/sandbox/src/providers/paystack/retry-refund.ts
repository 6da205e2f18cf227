import * as z from 'zod';
import type { Sandbox } from '../../sandbox.ts';
import type { Payment, Refund } from '../../state/state.ts';
import { invalidParams, missingParams, PaystackError } from './errors.ts';
import { announceRefund } from './events.ts';
import { findRefund, moveOnLater } from './refunds.ts';

const body = z.record(z.string(), z.unknown()).catch({});
const accountDetails = z.object({
  currency: z.string(),
  account_number: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^\+?\d{6,20}$/)),
  bank_id: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,10}$/)),
});

/**
 * `POST /refund/retry_with_customer_details/{id}`: continues a refund that needs attention, to an account that the
 * merchant learned from the customer. The sandbox keeps nothing of the account.
 * @throws PaystackError 404, 422 for a refund in another state, 400 for wrong details.
 */
export function retryRefund(
  sandbox: Sandbox,
  id: string,
  input: unknown,
): { refund: Refund; payment: Payment } {
  const { refund, payment } = findRefund(sandbox, id);
  const given = body.parse(input)['refund_account_details'];
  if (given === undefined || given === null)
    throw missingParams(
      'refund_account_details is required',
      'Ensure that you pass the account details of the customer',
    );
  if (refund.status !== 'needs-attention')
    throw new PaystackError('Invalid Refund state, refund status should be "needs-attention"', {
      status: 422,
      code: 'invalid_params',
      nextStep: "Ensure that the value(s) you're passing are valid.",
    });
  const details = accountDetails.safeParse(given);
  if (!details.success || details.data.currency !== payment.currency)
    throw invalidParams(
      'Invalid refund account details',
      'Ensure that the currency, the account number and the bank id are valid',
    );
  refund.status = 'processing';
  refund.updatedAt = sandbox.clock.now().toISOString();
  // The details were what was missing.
  if (payment.refundOutcome === 'needs-attention') payment.refundOutcome = 'processed';
  sandbox.store.changed();
  announceRefund(sandbox, refund, payment);
  moveOnLater(sandbox, refund, payment);
  return { refund, payment };
}
