import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';
import { moneyPromise } from '../packages/refund-promise.ts';
import { canPay } from './can-pay.ts';
import { requestState } from './request-words.ts';
import { itemsOf, type VerificationCase } from './verification-case.ts';
import { isOver } from './words.ts';

interface Step {
  readonly title: string;
  readonly date?: string;
  /** What happens then, while it has not. */
  readonly text?: string;
}

/** The way of a case from the invitation or the payment to the report, and the place of the step that goes on, from 0. */
export interface CaseWay {
  readonly steps: readonly Step[];
  readonly now: number;
}

interface Taken extends Step {
  readonly isDone: boolean;
}

/** After the payment. */
const ASKED_THEN = 'We ask the worker then. A no, or no answer, gives you all your money back.';

const later: readonly Taken[] = [
  { title: 'The checks', text: 'Identity, references, and what else your package has.', isDone: false },
  { title: 'The report', text: 'What was found, what was not, and a trust score.', isDone: false },
];

/** Null where nothing goes on any more, and where the report says all. */
export function caseWay(each: VerificationCase, isPaid: boolean): CaseWay | null {
  if (!goesOn(each, isPaid)) return null;
  const yes = yesOf(each);
  const payment = paymentOf(each, isPaid);
  const invitation = invitationOf(each);
  // A worker who is asked after the payment was invited with another package, or not at all.
  const middle = invitation !== undefined && !isAskedAgain(each) ? [yes, payment] : [payment, yes];
  const steps = [...(invitation === undefined ? [] : [invitation]), ...middle, ...later];
  return { steps, now: steps.findIndex(({ isDone }) => !isDone) };
}

function goesOn({ lead }: VerificationCase, isPaid: boolean): boolean {
  if (isOver(lead)) return false;
  if (lead.source.kind === 'request')
    return ['pending', 'accepted', 'in_progress'].includes(requestState(lead.source.request));
  const { status, consent } = lead.source.purchase;
  return canPay(lead, isPaid) || (status === 'paid' && (consent === 'awaiting' || consent === 'given'));
}

const requestOf = (each: VerificationCase) =>
  itemsOf(each).flatMap(({ source }) => (source.kind === 'request' ? [source.request] : []))[0];

const paidOf = ({ lead: { source } }: VerificationCase): Purchase | undefined =>
  source.kind === 'purchase' && source.purchase.status === 'paid' ? source.purchase : undefined;

const isAskedAgain = (each: VerificationCase): boolean => paidOf(each)?.consent === 'awaiting';

function invitationOf(each: VerificationCase): Taken | undefined {
  const request = requestOf(each);
  return (
    request && { title: 'Invitation sent', date: `Sent ${formatDate(request.created_at)}`, isDone: true }
  );
}

function yesOf(each: VerificationCase): Taken {
  const request = requestOf(each);
  if (request?.status === 'pending')
    return {
      title: 'The worker agrees',
      date: `Until ${formatDate(request.expires_at)}`,
      text: moneyPromise('invited', undefined),
      isDone: false,
    };
  const paid = paidOf(each);
  const isDone = paid === undefined ? request !== undefined : paid.consent === 'given';
  return isDone
    ? { title: 'The worker agreed', isDone }
    : { title: 'The worker agrees', text: ASKED_THEN, isDone };
}

function paymentOf(each: VerificationCase, isPaid: boolean): Taken {
  const paid = paidOf(each);
  if (paid !== undefined)
    return { title: 'You paid', date: `Paid ${formatDate(paid.paid_at ?? paid.created_at)}`, isDone: true };
  const { source } = each.lead;
  const isUnderWay = source.kind === 'request' && source.request.status === 'in_progress';
  return isPaid || isUnderWay
    ? { title: 'You paid', isDone: true }
    : { title: 'You pay', text: 'By M-PESA or card.', isDone: false };
}
