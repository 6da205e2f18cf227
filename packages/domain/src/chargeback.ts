/**
 * A chargeback: a payer's bank asks for the money of a payment back. Paystack calls it a dispute. Here that word
 * belongs to the disputes of workers about findings.
 */

/** The statuses of the payment provider. */
export const chargebackStatuses = [
  'awaiting-merchant-feedback',
  'awaiting-bank-feedback',
  'pending',
  'resolved',
  'archived',
] as const;
export type ChargebackStatus = (typeof chargebackStatuses)[number];

/** The two answers of the team: the money goes back, or the team objects. */
export const chargebackAnswers = ['accepted', 'declined'] as const;
export type ChargebackAnswer = (typeof chargebackAnswers)[number];

/** The length of the evidence that the provider keeps. */
export const CHARGEBACK_EVIDENCE_MAXIMUM = 2000;
/** The reason of an answer stands in a file and in the provider's record. */
export const CHARGEBACK_MESSAGE_MAXIMUM = 1000;

/** The provider's words for an end at which the bank got the money. */
export const lostResolutions: readonly string[] = ['merchant-accepted', 'auto-accepted'];

/** The alarm goes off this long before the answer is due. */
const ALARM_BEFORE_MILLISECONDS = 4 * 3_600_000;
/** The alarm repeats until the chargeback is answered. */
const ALARM_AGAIN_MILLISECONDS = 3_600_000;

/** Whether the provider or the bank has decided. Nothing follows. */
export const isChargebackOver = (status: ChargebackStatus): boolean =>
  status === 'resolved' || status === 'archived';

/** Whether the provider still waits for the answer of the team. */
export const isAnswerable = (status: ChargebackStatus): boolean =>
  status === 'awaiting-merchant-feedback' || status === 'pending';

/**
 * When the log next warns that an answer is due soon. Null when no answer is due, or when it was given.
 * @param last the previous warning, or null before the first.
 */
export function nextChargebackAlarm(
  { status, dueAt, answer }: { status: ChargebackStatus; dueAt: Date | null; answer: string | null },
  last: Date | null,
): Date | null {
  if (dueAt === null || answer !== null || !isAnswerable(status)) return null;
  return last === null
    ? new Date(dueAt.getTime() - ALARM_BEFORE_MILLISECONDS)
    : new Date(last.getTime() + ALARM_AGAIN_MILLISECONDS);
}
