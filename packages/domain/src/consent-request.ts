import { defineMachine, type StateOf } from './machine.ts';
import type { Reply } from './reply.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './durations.ts';

/** A consent request to a worker by SMS. The first reply wins, and 48 hours without a reply end it (decisions 6). */
export const consentRequestMachine = defineMachine({
  open: ['accepted', 'declined', 'expired', 'withdrawn'],
  accepted: [],
  declined: [],
  expired: [],
  withdrawn: [],
});
export type ConsentRequestStatus = StateOf<typeof consentRequestMachine>;

export const REQUEST_EXPIRES_AFTER_HOURS = 48;
export const REQUEST_REMINDER_AFTER_HOURS = 24;
/** A reminder that waited, for a morning or for the provider, is dropped when fewer hours are left to answer. */
const REMINDER_LEAVES_HOURS = 4;

/** The time from which on a reminder of a request is not sent any more. */
export const reminderUsefulUntil = (requestEndsAt: Date): Date =>
  new Date(requestEndsAt.getTime() - REMINDER_LEAVES_HOURS * HOUR_MILLISECONDS);

/** A yes to checks covers what the employer orders in this many days. A shared phone number has no such end. */
export const CONSENT_LASTS_DAYS = 90;

export const consentEndsAt = (givenAt: Date): Date =>
  new Date(givenAt.getTime() + CONSENT_LASTS_DAYS * DAY_MILLISECONDS);

/** The days during which a used number is not assigned again to the phone: a late "YES 1" must not match a new request. */
export const REQUEST_NUMBER_RESTS_DAYS = 30;
const HIGHEST_REQUEST_NUMBER = 99;

/**
 * The short number in "Reply YES nn": the next after the highest that this phone recently had. After 99 it is the smallest
 * number that is free again. If none is free, it is the number that was unused for the longest time.
 * @param recent the phone's requests of the last 30 days and all open requests, the newest first.
 */
export function nextRequestNumber(
  recent: readonly { readonly number: number; readonly isOpen: boolean }[],
): number {
  const highest = Math.max(0, ...recent.map(({ number }) => number));
  if (highest < HIGHEST_REQUEST_NUMBER) return highest + 1;
  const had = new Set(recent.map(({ number }) => number));
  const rested = smallestNotIn(had);
  if (rested <= HIGHEST_REQUEST_NUMBER) return rested;
  const open = new Set(recent.flatMap(({ number, isOpen }) => (isOpen ? [number] : [])));
  const newestFirst = [...had].filter((number) => !open.has(number));
  return newestFirst.at(-1) ?? rested;
}

function smallestNotIn(taken: ReadonlySet<number>): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** The tolerance for the difference between the provider's clock and ours, and for its missing milliseconds. */
const CLOCKS_DIFFER_MILLISECONDS = 2000;

/** Whether a message can be a reply to a request: a message from before the request cannot. */
export const canAnswer = (writtenAt: Date | null, askedAt: Date): boolean =>
  writtenAt === null || writtenAt.getTime() + CLOCKS_DIFFER_MILLISECONDS >= askedAt.getTime();

/**
 * Whether a STOP was written before the START that took an earlier one back. One without a reliable time never was, so it is
 * obeyed.
 */
export const wasTakenBackBy = (startedAt: Date | null, writtenAt: Date | null): boolean =>
  startedAt !== null && !canAnswer(writtenAt, startedAt);

/**
 * When a START was written. Null without a reliable time, as one in the future: no later STOP may be lost by it.
 */
export const startMoment = (writtenAt: Date | null, now: Date): Date | null =>
  writtenAt !== null && writtenAt <= now ? writtenAt : null;

/** The meaning of a reply for the open consent requests of its phone. */
export type ResolvedReply<A> =
  | { readonly kind: 'answer'; readonly request: A; readonly answer: 'accepted' | 'declined' }
  /** Several requests are open, and the reply names none. */
  | { readonly kind: 'ambiguous' }
  /** The reply names a number without an open request. */
  | { readonly kind: 'unknown-number' }
  | { readonly kind: 'none-open' }
  | { readonly kind: 'not-understood' };

/**
 * Finds the request whose employer a worker blocks. Without a number it is the only employer that asked lately: a guess
 * would block another one.
 * @param recent the requests to the phone whose numbers are not reused yet, the newest first.
 */
export function requestToBlock<A extends { readonly number: number; readonly employerId: string }>(
  number: number | null,
  recent: readonly A[],
): A | undefined {
  if (number !== null) return recent.find((each) => each.number === number);
  return new Set(recent.map(({ employerId }) => employerId)).size === 1 ? recent[0] : undefined;
}

/** Finds the consent request of a reply. A bare YES or NO is enough while one request is open (decisions 6). */
export function resolveReply<A extends { readonly number: number }>(
  reply: Reply,
  open: readonly A[],
): ResolvedReply<A> {
  if (reply.kind !== 'yes' && reply.kind !== 'no') return { kind: 'not-understood' };
  if (open.length === 0) return { kind: 'none-open' };
  if (reply.number === null && open.length > 1) return { kind: 'ambiguous' };
  const request = reply.number === null ? open[0] : open.find((each) => each.number === reply.number);
  if (request === undefined) return { kind: 'unknown-number' };
  return { kind: 'answer', request, answer: reply.kind === 'yes' ? 'accepted' : 'declined' };
}
