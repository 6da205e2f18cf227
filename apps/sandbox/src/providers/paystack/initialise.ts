import * as z from 'zod';
import { randomWord } from '../../random.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Payment } from '../../state/state.ts';
import { invalidParams, missingParams, PaystackError } from './errors.ts';

/** KES 3.00, the minimum of Paystack in Kenya (providers 1.1). */
const MINIMUM_AMOUNT = 300;
const MAXIMUM_AMOUNT = 10 ** 12;
const KNOWN_CHANNELS = new Set([
  'card',
  'bank',
  'ussd',
  'qr',
  'eft',
  'mobile_money',
  'bank_transfer',
  'apple_pay',
  'capitec_pay',
  'payattitude',
]);
/** The channels of this sandbox's payment page. */
const OFFERED_CHANNELS = ['mobile_money', 'card'];

const body = z.record(z.string(), z.unknown()).catch({});
const email = z.email().max(254);
const referenceSchema = z.string().regex(/^[A-Za-z0-9.=-]{1,100}$/);
const httpAddress = z.url({ protocol: /^https?$/, hostname: /.+/ }).max(2000);
const channelList = z.array(z.string()).min(1).max(20);

/** `POST /transaction/initialize` (providers 1.2). @throws PaystackError in Paystack's words. */
export function initialise({ store, clock }: Sandbox, input: unknown): Payment {
  const fields = body.parse(input);
  const reference = readReference(fields['reference']) ?? `T${store.next()}${randomWord(8)}`;
  const amount = readAmount(fields['amount']);
  const payment: Payment = {
    id: 5_000_000_000 + store.next(),
    reference,
    accessCode: randomWord(15),
    email: readEmail(fields['email']),
    customerId: 180_000_000 + store.next(),
    amount,
    currency: readCurrency(fields['currency']),
    requestedAmount: amount,
    channels: readChannels(fields['channels']),
    callbackUrl: readCallback(fields['callback_url']),
    metadata: readMetadata(fields['metadata']),
    status: 'unpaid',
    shownStatus: null,
    gatewayResponse: 'The transaction was not completed',
    openedAt: null,
    paidAt: null,
    createdAt: clock.now().toISOString(),
    authorization: null,
    refundOutcome: 'processed',
  };
  if (store.state.payments.has(reference))
    throw new PaystackError('Duplicate Transaction Reference', {
      code: 'duplicate_reference',
      nextStep: 'Use a new reference',
    });
  store.state.payments.set(reference, payment);
  store.changed();
  return payment;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

function readEmail(value: unknown): string {
  if (isMissing(value))
    throw missingParams('Email Address is required', 'Ensure that you pass the email of the customer');
  const parsed = email.safeParse(value);
  if (!parsed.success)
    throw new PaystackError('Invalid Email Address Passed', {
      code: 'invalid_email_address',
      nextStep: 'Ensure that you pass a valid email address',
    });
  return parsed.data;
}

/** An integer, or a string with one. The part after the point is ignored. */
function readAmount(value: unknown): number {
  if (isMissing(value))
    throw missingParams('Amount is required', 'Ensure that you pass the amount of the transaction');
  const amount =
    typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value))
      ? Math.trunc(Number(value))
      : Number.NaN;
  if (!Number.isSafeInteger(amount) || amount < MINIMUM_AMOUNT || amount > MAXIMUM_AMOUNT)
    throw new PaystackError('Invalid Amount Sent', {
      code: 'invalid_amount',
      nextStep: `Ensure that the amount is an integer in the subunit of the currency, at least ${MINIMUM_AMOUNT} for KES`,
    });
  return amount;
}

function readCurrency(value: unknown): string {
  if (isMissing(value) || value === 'KES') return 'KES';
  throw new PaystackError('Currency not supported by merchant', {
    code: 'unsupported_currency',
    nextStep: 'Use a currency that is enabled on your integration',
  });
}

function readReference(value: unknown): string | undefined {
  if (isMissing(value)) return undefined;
  const parsed = referenceSchema.safeParse(value);
  if (!parsed.success)
    throw invalidParams(
      'Invalid transaction reference',
      'Use only letters, digits and the characters - . = in the reference',
    );
  return parsed.data;
}

function readCallback(value: unknown): string | null {
  if (isMissing(value)) return null;
  const parsed = httpAddress.safeParse(value);
  if (!parsed.success)
    throw invalidParams('Invalid callback URL', 'Ensure that callback_url is a complete http(s) address');
  return parsed.data;
}

function readChannels(value: unknown): string[] {
  if (isMissing(value)) return OFFERED_CHANNELS;
  const parsed = channelList.safeParse(value);
  if (!parsed.success || parsed.data.some((channel) => !KNOWN_CHANNELS.has(channel)))
    throw invalidParams('Invalid channels', 'Ensure that channels is a list of payment channels');
  const offered = parsed.data.filter((channel) => OFFERED_CHANNELS.includes(channel));
  if (offered.length === 0)
    throw new PaystackError('No active channel', {
      code: 'no_active_channel',
      nextStep: 'Use a channel that is enabled on your integration',
    });
  return offered;
}

/** An object, or the JSON text of one. */
function readMetadata(value: unknown): unknown {
  if (isMissing(value)) return null;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw invalidParams('Invalid metadata', 'Ensure that metadata is an object or its JSON');
  }
}
