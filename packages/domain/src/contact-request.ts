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
/** The daily limit of new requests by one employer (decisions 9). A day begins at midnight in Nairobi. */
export const CONTACT_REQUESTS_PER_DAY = 5;

export const DEFAULT_CONTACT_MESSAGE =
  'I would like to contact you about work. Reply YES to share your contact details or NO to decline. This request expires in 48 hours.';

/** Whether an employer did not change the default text. The consent request to the worker already says the same. */
export const isDefaultContactMessage = (message: string): boolean =>
  message.replaceAll(/\s+/g, ' ').trim() === DEFAULT_CONTACT_MESSAGE;

export const CONTACT_MESSAGE_MISSING = 'Please enter a message for the worker';
export const isContactMessageMissing = (message: string): boolean => message.trim() === '';

/** The codes of the refusals. */
export type ContactRefusal = 'contactRequestOpen' | 'contactShared' | 'contactRequestsTooOften';

/**
 * Why an employer may not send a request now, or null.
 * @param sentToday the employer's requests to all workers since midnight in Nairobi.
 */
export function contactRequestRefusal(
  status: ContactRequestStatus | null,
  sentToday: number,
): ContactRefusal | null {
  if (status === 'pending') return 'contactRequestOpen';
  if (status === 'approved') return 'contactShared';
  return sentToday >= CONTACT_REQUESTS_PER_DAY ? 'contactRequestsTooOften' : null;
}

/** The status of the request after an answer to the consent request. */
export const contactStatusAfter = {
  accepted: 'approved',
  declined: 'declined',
  expired: 'expired',
} as const satisfies Record<string, ContactRequestStatus>;

/** Whether the employer reads the name and the number: only while the worker shares them. A withdrawal ends that. */
export const showsContact = (status: ContactRequestStatus, isWithdrawn: boolean): boolean =>
  status === 'approved' && !isWithdrawn;
