import { defineMachine, type StateOf } from './machine.ts';
import type { Reply } from './reply.ts';

/** A question put to a worker by SMS; the first answer wins, and 48 hours of silence end it (decisions 6). */
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

/** For so long a number that a phone had is not given to another question: a late "YES 1" must not find a new owner. */
export const REQUEST_NUMBER_RESTS_DAYS = 30;
const HIGHEST_REQUEST_NUMBER = 99;

/**
 * The short number in "Reply YES nn": counted on from the highest that this phone had lately. After 99 it starts over
 * with the smallest that has rested, and when none has, with the one that has rested longest.
 * @param recent the phone's questions of the last 30 days and all that are open, the newest first.
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

/** By how much the provider's clock and ours may differ, and its seconds be cut off. */
const CLOCKS_DIFFER_MILLISECONDS = 2000;

/** Whether a message can be an answer to a question: one that was written before it was asked cannot. */
export const canAnswer = (writtenAt: Date | null, askedAt: Date): boolean =>
  writtenAt === null || writtenAt.getTime() + CLOCKS_DIFFER_MILLISECONDS >= askedAt.getTime();

/** What a reply means for the asks that are open on its phone. */
export type ResolvedReply<A> =
  | { readonly kind: 'answer'; readonly request: A; readonly answer: 'accepted' | 'declined' }
  /** Several are open and none was named. */
  | { readonly kind: 'ambiguous' }
  /** A number was named that no open ask has. */
  | { readonly kind: 'unknown-number' }
  | { readonly kind: 'none-open' }
  | { readonly kind: 'not-understood' };

/** Finds the ask that a reply answers: a bare YES or NO works while one is open (decisions 6). */
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
