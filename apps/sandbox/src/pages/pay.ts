import * as z from 'zod';
import { normalisePhone } from '@repo/domain/phone';
import { RequestError } from '../errors.ts';
import {
  offeredChannels,
  outcomes,
  type Channel,
  type Outcome,
  type Payer,
} from '../providers/paystack/checkout.ts';
import type { Payment } from '../state/state.ts';
import { DECLINED_CARD, TEST_CARD, TEST_PHONE, type Typed } from './checkout.ts';

/** The order of the payment page or of a program. A program may omit the number. */
export const payOrderSchema = z.object({
  outcome: z.enum(outcomes),
  channel: z.enum(offeredChannels).optional(),
  phone: z.string().max(40).optional(),
  card: z.string().max(40).optional(),
});
type PayOrder = z.output<typeof payOrderSchema>;

export type Reading =
  | { readonly kind: 'pay'; readonly outcome: Outcome; readonly payer: Payer }
  | {
      readonly kind: 'consent-request-again';
      readonly typed: Typed & { readonly problem: NonNullable<Typed['problem']> };
    };

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Reads the order of the payer. It refuses numbers that could be a real card, and keeps only the end of any number.
 * @throws RequestError 400 for a channel that the payment does not take.
 */
export function readPayOrder(payment: Payment, order: PayOrder): Reading {
  const channel = order.channel ?? firstOf(payment);
  if (!payment.channels.includes(channel))
    throw new RequestError(400, `channel: this payment does not take ${channel}`);
  const typed = { channel, phone: order.phone ?? TEST_PHONE, card: order.card ?? TEST_CARD };
  if (channel === 'mobile_money') {
    const phone = normalisePhone(typed.phone);
    if (phone === null && order.outcome !== 'abandoned')
      return {
        kind: 'consent-request-again',
        typed: {
          ...typed,
          problem: { field: 'phone', message: 'Enter a Kenyan mobile number, such as 0710 000 000.' },
        },
      };
    return {
      kind: 'pay',
      outcome: order.outcome,
      payer: { channel, lastDigits: (phone ?? '000').slice(-3) },
    };
  }
  const card = digitsOf(typed.card);
  const declined = card === digitsOf(DECLINED_CARD);
  if (!declined && card !== digitsOf(TEST_CARD) && order.outcome !== 'abandoned')
    return {
      kind: 'consent-request-again',
      typed: {
        ...typed,
        problem: { field: 'card', message: `Use the test card ${TEST_CARD}. Never type a real one here.` },
      },
    };
  const outcome = declined && order.outcome === 'success' ? 'failed' : order.outcome;
  return { kind: 'pay', outcome, payer: { channel, lastDigits: card.slice(-4) } };
}

const firstOf = (payment: Payment): Channel =>
  offeredChannels.find((channel) => payment.channels.includes(channel)) ?? 'card';
