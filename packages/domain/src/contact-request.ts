import { defineMachine, type StateOf } from './machine.ts';

/** An employer's request for a worker's name and number (employer spec 4). */
export const contactRequestMachine = defineMachine({
  pending: ['approved', 'declined', 'expired'],
  approved: [],
  declined: [],
  expired: [],
});
export type ContactRequestStatus = StateOf<typeof contactRequestMachine>;

export const CONTACT_REQUEST_EXPIRES_AFTER_HOURS = 48;
/** New requests an employer may send in a day, which begins at midnight in Nairobi (decisions 9). */
export const CONTACT_REQUESTS_PER_DAY = 5;
/** Of these, to one worker: who said no may be asked once more, and is then left in peace for the day. */
const CONTACT_REQUESTS_PER_WORKER_PER_DAY = 2;

export const DEFAULT_CONTACT_MESSAGE =
  'I would like to contact you about work. Reply YES to share your contact details or NO to decline. This request expires in 48 hours.';

/** Whether an employer left the default text as it is: the question that the worker is asked says the same by itself. */
export const isDefaultContactMessage = (message: string): boolean =>
  message.replaceAll(/\s+/g, ' ').trim() === DEFAULT_CONTACT_MESSAGE;

export const CONTACT_MESSAGE_MISSING = 'Please enter a message for the worker';
export const isContactMessageMissing = (message: string): boolean => message.trim() === '';

/** By the code of the refusal. */
export type ContactRefusal =
  | 'contactRequestOpen'
  | 'contactShared'
  | 'contactAskedTwice'
  | 'contactRequestsTooOften';

/** What an employer has sent since midnight in Nairobi. */
export interface SentToday {
  readonly toThisWorker: number;
  readonly toAll: number;
}

/** Why an employer may not send a request now, or null. */
export function contactRequestRefusal(
  status: ContactRequestStatus | null,
  sentToday: SentToday,
): ContactRefusal | null {
  if (status === 'pending') return 'contactRequestOpen';
  if (status === 'approved') return 'contactShared';
  if (sentToday.toThisWorker >= CONTACT_REQUESTS_PER_WORKER_PER_DAY) return 'contactAskedTwice';
  return sentToday.toAll >= CONTACT_REQUESTS_PER_DAY ? 'contactRequestsTooOften' : null;
}

/** What an answer to the question makes of the request. */
export const contactStatusAfter = {
  accepted: 'approved',
  declined: 'declined',
  expired: 'expired',
} as const satisfies Record<string, ContactRequestStatus>;

/** Whether the employer reads name and number: while she shares them, and not once she has taken that back. */
export const showsContact = (status: ContactRequestStatus, isWithdrawn: boolean): boolean =>
  status === 'approved' && !isWithdrawn;
