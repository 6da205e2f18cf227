import type { Purchase, Verification } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion } from '@repo/api-client/queries/reports';
import { caseDueAt, waitsForCertificate } from '@repo/domain/check-due-date';
import { formatDate } from '@repo/domain/dates';
import { shillingsToCents } from '@repo/domain/money';
import { refundSentence, takenBackSentence } from '@repo/domain/refund-words';
import { buttonLabelOf, chipOf, type ChipStatus } from '@repo/domain/verification-status';
import { reportEnded, requestLine, requestState } from './request-words.ts';

/** The status line of a card: the last event, and the next actor. */
export function statusLine(item: Verification, completion: Completion | undefined, isPaid: boolean): string {
  const { source } = item;
  if (source.kind === 'request') return requestLine(source.request, isPaid);
  return isPaid && source.purchase.status === 'pending' ? BEGUN : purchaseLine(source.purchase, completion);
}

/** An attempt to pay that nothing waits for any more. */
const BEGUN = 'A payment was begun.';

/** An item of a case that is not its last event. Her answer is dated by the invitation, because no answer has a date here. */
export function earlierLine(item: Verification): string {
  const { source } = item;
  const date = formatDate(item.created_at);
  if (source.kind === 'request') return `Invited ${date} · accepted`;
  return source.purchase.status === 'pending'
    ? `${BEGUN} ${date}`
    : `${purchaseLine(source.purchase, undefined)} ${date}`;
}

function purchaseLine(purchase: Purchase, completion: Completion | undefined): string {
  switch (purchase.status) {
    case 'pending':
      return 'Waiting for your payment. No money received yet.';
    case 'failed':
      return 'Your payment failed.';
    case 'abandoned':
      return 'Your payment was not completed.';
    case 'refunded':
      return joined(refundLine(purchase), bankLine(purchase));
    case 'paid':
      return joined(checkLine(purchase, completion), bankLine(purchase));
    default:
      return 'Unknown';
  }
}

const joined = (...sentences: readonly string[]): string => sentences.join(' ').trim();

/** The check of a paid purchase and its refund. */
function checkLine(purchase: Purchase, completion: Completion | undefined): string {
  if (purchase.refund_status === null)
    return isAllBack(purchase) ? refusalOf(purchase.consent) : paidLine(purchase, completion);
  // A check goes on when a part of its price goes back without a withdrawal.
  return isPartRefund(purchase) && purchase.consent !== 'withdrawn'
    ? joined(paidLine(purchase, completion), refundWords(purchase))
    : refundLine(purchase);
}

const refundOf = ({ refund_amount, amountCents }: Purchase): number =>
  refund_amount === null ? amountCents : shillingsToCents(refund_amount);

const isPartRefund = (purchase: Purchase): boolean => refundOf(purchase) < purchase.amountCents;

const takenBackOf = ({ taken_back_amount }: Purchase): number => shillingsToCents(taken_back_amount);

/** Whether the refund and the payer's bank together give back the whole price. The purchase opens no report then. */
const isAllBack = (purchase: Purchase): boolean =>
  (purchase.refund_status === null ? 0 : refundOf(purchase)) + takenBackOf(purchase) >= purchase.amountCents;

/** A withdrawal stopped the checks, and its refund is through or on its way. */
export const isStopped = ({ source }: Verification): boolean =>
  source.kind === 'purchase' &&
  source.purchase.consent === 'withdrawn' &&
  source.purchase.refund_status !== null;

/** Whether the yes, the check or the report of an item has ended, by a withdrawal, a refund or its last day. */
const hasEnded = ({ source }: Verification): boolean =>
  source.kind === 'purchase'
    ? source.purchase.consent === 'withdrawn' || source.purchase.report_ended_at !== null
    : source.request.ended_by !== null || source.request.report_ended_at !== null;

/** Whether nothing goes on with an item any more, and no result of it stands. A score beside it would read as one. */
export const isOver = (item: Verification): boolean =>
  hasEnded(item) || ['ended', 'refunded'].includes(ownStatus(item));

/**
 * The state of a card for its button. A check has no report before the yes, and none when all of its price goes back. A stopped
 * one else shows its results.
 */
export function shownState(item: Verification): string {
  if (item.source.kind === 'request') return requestState(item.source.request);
  if (isAllBack(item.source.purchase)) return 'refunded';
  if (isAwaitingConsent(item)) return 'pending';
  return isStopped(item) ? 'completed' : item.state;
}

/** The state of an item in the words of its button, for where it has none (employer spec 2). */
export const stateWord = (item: Verification): string => buttonLabelOf(shownState(item));

/** The refund of a purchase, in a sentence. */
export const refundWords = (purchase: Purchase): string =>
  refundSentence(purchase.refund_status ?? 'processed', {
    amountCents: refundOf(purchase),
    priceCents: purchase.amountCents,
  });

const refundLine = (purchase: Purchase): string => joined(refusalOf(purchase.consent), refundWords(purchase));

/** What the payer's bank took back, and that the report is closed when nothing of the price is left. */
function bankLine(purchase: Purchase): string {
  const amountCents = takenBackOf(purchase);
  if (amountCents === 0) return '';
  const words = takenBackSentence({ amountCents, priceCents: purchase.amountCents });
  return isAllBack(purchase) ? `${words} The report is closed.` : words;
}

function refusalOf(consent: string): string {
  if (consent === 'withdrawn') return 'The worker withdrew consent.';
  if (consent === 'refused') return 'The worker declined this check.';
  return consent === 'expired' ? 'The worker did not answer in time.' : '';
}

function paidLine({ consent, report_ended_at }: Purchase, completion: Completion | undefined): string {
  // The list itself tells the end, so that no button moves when the progress arrives. A withdrawal that stopped a check paid
  // something back, so this one came after the last result.
  if (consent === 'withdrawn') return joined('All checks are done.', refusalOf(consent));
  if (report_ended_at !== null) return `All checks are done. ${reportEnded(report_ended_at)}`;
  if (consent === 'awaiting') return 'Paid. Waiting for consent by SMS.';
  if (consent === 'refused' || consent === 'expired')
    return `${refusalOf(consent)} Your refund is being prepared.`;
  // The progress from before the payment has no steps yet.
  if (completion === undefined || completion.total_steps === 0) return 'Checks have begun.';
  if (completion.overall_status === 'complete') return 'All checks are done.';
  const dueAt = caseDueAt(completion.checks);
  // In one line of a phone, beside a chip of any width, as "Checks have begun." is: no button moves when the progress arrives.
  if (dueAt === null || completion.overall_status === 'nearly_complete')
    return `${completion.completed_steps} of ${completion.total_steps} checks done.`;
  const waiting = completion.checks.filter(({ acts_next }) => acts_next === 'worker');
  const isHers = waiting.some(({ kind }) => kind !== 'criminal_record');
  if (completion.completed_steps === 0 && isHers) return 'Waiting for the worker.';
  const day = formatDate(dueAt);
  if (!waitsForCertificate(completion.checks)) return `Expected ${day}.`;
  const isCertificate = waiting.some(({ kind }) => kind === 'criminal_record');
  return `${isCertificate ? 'Certificate' : 'Police check'} by ${withoutYear(day)}.`;
}

const withoutYear = (day: string): string => day.slice(0, -', 2026'.length);

/** The worker's name in the list itself, which stands until her profile arrives. */
export const nameInList = ({ source }: Verification): string | null =>
  source.kind === 'purchase' ? source.purchase.worker_name : source.request.worker_name;

/** Whether the checks of an item have begun. The card then shows them, also after the last decision. */
export const canBeFollowed = (item: Verification, { checks }: Completion): boolean =>
  item.source.kind === 'purchase' &&
  item.source.purchase.status === 'paid' &&
  hasProgress(item) &&
  checks.length > 0;

/**
 * What a case shows of its worker: her score, the number that the employer typed where she has not said yes to anybody, or
 * nothing where the case is over.
 */
export function knownOf(item: Verification, worker: Worker | undefined): 'score' | 'number' | 'nothing' {
  if (isOver(item)) return 'nothing';
  return isBeforeHerYes(item) || worker?.isProspect === true ? 'number' : 'score';
}

/** Whether an item is the invitation of one who is no worker yet: nothing but the typed number is known of her. */
export const isBeforeHerYes = ({ source, nanny_id }: Verification): boolean =>
  source.kind === 'request' &&
  source.request.prospect_id === nanny_id &&
  source.request.status !== 'accepted';

/** Whether an item is paid, and its worker has not answered yet. */
export const isAwaitingConsent = ({ source }: Verification): boolean =>
  source.kind === 'purchase' && source.purchase.consent === 'awaiting';

/** Whether the checks of an item have probably begun, judged by the item alone. */
export const isAgreedTo = ({ source }: Verification): boolean =>
  source.kind === 'purchase' &&
  source.purchase.status === 'paid' &&
  source.purchase.consent === 'given' &&
  source.purchase.refund_status === null;

/** Whether the progress of its worker's checks describes an item. An item may be under way and not count as completed. */
export const hasProgress = (item: Verification): boolean =>
  !isStopped(item) &&
  !['ended', 'refunded'].includes(shownState(item)) &&
  (item.status === 'completed' || item.state === 'in_progress' || item.state === 'completed');

/**
 * The status of an item for its chip and for the filter. An item counts an invitation that led nowhere as pending, because
 * every status but `accepted` does (employer spec 4, `acceptedCountsAsCompleted` of the quirks). The screen does not say so:
 * "Pending" promises that something follows (docs/decisions/108). A refund has its own word for the same reason.
 */
export function ownStatus(item: Verification): 'completed' | 'pending' | 'refunded' | 'ended' {
  if (hasProgress(item)) return 'completed';
  if (item.source.kind === 'purchase')
    return shownState(item) === 'refunded' || isStopped(item) ? 'refunded' : 'pending';
  const state = requestState(item.source.request);
  return state === 'failed' || state === 'ended' ? 'ended' : 'pending';
}

/** The chip of a card: the progress of the checks, or the own status of what has none (employer spec 4). */
export function chipStatus(item: Verification, completion: Completion | undefined): ChipStatus {
  const status = ownStatus(item);
  return status === 'completed' ? chipOf(completion?.overall_status) : status;
}
