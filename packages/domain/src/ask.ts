import { brand } from './brand.ts';
import { DEFAULT_CONTACT_MESSAGE, isDefaultContactMessage } from './contact-request.ts';
import { defineMachine, type StateOf } from './machine.ts';
import { nameInSms } from './sms-name.ts';
import { wordsInSms } from './sms-words.ts';

/** A question put to a worker by SMS; the first answer wins, and 48 hours of silence end it (decisions 6). */
export const askMachine = defineMachine({
  open: ['accepted', 'declined', 'expired', 'withdrawn'],
  accepted: [],
  declined: [],
  expired: [],
  withdrawn: [],
});
export type AskStatus = StateOf<typeof askMachine>;

export const ASK_EXPIRES_AFTER_HOURS = 48;
export const ASK_REMINDER_AFTER_HOURS = 24;

/** For so long a number that a phone had is not given to another question: a late "YES 1" must not find a new owner. */
export const ASK_NUMBER_RESTS_DAYS = 30;
const HIGHEST_ASK_NUMBER = 99;

/**
 * The short number in "Reply YES nn": counted on from the highest that this phone had lately. After 99 it starts over
 * with the smallest that has rested, and when none has, with the one that has rested longest.
 * @param recent the phone's questions of the last 30 days and all that are open, the newest first.
 */
export function nextAskNumber(
  recent: readonly { readonly number: number; readonly isOpen: boolean }[],
): number {
  const highest = Math.max(0, ...recent.map(({ number }) => number));
  if (highest < HIGHEST_ASK_NUMBER) return highest + 1;
  const had = new Set(recent.map(({ number }) => number));
  const rested = smallestNotIn(had);
  if (rested <= HIGHEST_ASK_NUMBER) return rested;
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

/** What somebody wrote back. STOP and STATUS are about everything: a number behind them changes nothing. */
export type Reply =
  | { readonly kind: 'yes' | 'no'; readonly number: number | null }
  | { readonly kind: 'stop' | 'status' | 'unknown' };

const words: Readonly<Record<string, 'yes' | 'no' | 'stop' | 'status'>> = {
  YES: 'yes',
  NDIYO: 'yes',
  NDIO: 'yes',
  NO: 'no',
  HAPANA: 'no',
  STOP: 'stop',
  STATUS: 'status',
  HALI: 'status',
};

/** Said for politeness: they change nothing about what is wanted. */
const courtesies = new Set(['PLEASE', 'PLS', 'PLZ', 'KINDLY', 'TAFADHALI']);
/** Before STOP they turn it round. */
const negations = new Set(['DONT', 'NOT', 'NEVER', 'CANT', 'WONT', 'NON', 'USI']);

/**
 * Whether somebody wants no more of this: withdrawing must be as easy as agreeing, so STOP counts as the first word of
 * whatever follows ("STOP messaging me"), and as the last of two ("no, stop"), politeness aside ("please stop"). The
 * one thing it must not be is its own opposite ("don't stop"). Further inside a sentence it may be about anything ("at
 * the bus stop"), and is asked about rather than guessed.
 */
function isStop(upperCase: string): boolean {
  const said = upperCase
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^A-Z]+/)
    .filter((word) => word !== '' && !courtesies.has(word));
  const [first, second] = said;
  if (first === 'STOP') return true;
  return said.length === 2 && second === 'STOP' && first !== undefined && !negations.has(first);
}

/** Reads an SMS: case, spaces and punctuation do not matter; a number may follow the word. */
export function parseReply(text: string): Reply {
  const upperCase = text.toUpperCase();
  const compact = upperCase.replaceAll(/[^A-Z0-9]/g, '');
  const letters = compact.replace(/\d{1,6}$/, '');
  const digits = compact.slice(letters.length);
  const word = words[letters];
  if (word === undefined) return { kind: isStop(upperCase) ? 'stop' : 'unknown' };
  const number = digits === '' ? null : Number(digits);
  return word === 'yes' || word === 'no' ? { kind: word, number } : { kind: word };
}

/** What a reply means for the asks that are open on its phone. */
export type ResolvedReply<A> =
  | { readonly kind: 'answer'; readonly ask: A; readonly answer: 'accepted' | 'declined' }
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
  const ask = reply.number === null ? open[0] : open.find((each) => each.number === reply.number);
  if (ask === undefined) return { kind: 'unknown-number' };
  return { kind: 'answer', ask, answer: reply.kind === 'yes' ? 'accepted' : 'declined' };
}

/** How every ask ends, so that it can be answered from any phone. */
const choices = (number: number) => `Reply YES ${number} or NO ${number}`;

/** Asks a worker to accept an employer's invitation, which is consent to that employer's check. */
export const invitationText = (employerName: string, number: number): string =>
  `${brand.name}: ${nameInSms(employerName)} invites you to a free background check for work. YES agrees to the check. ${choices(number)}`;

/** Asks a worker who was not invited whether she agrees to a check that an employer paid for. */
export const consentText = (employerName: string, number: number): string =>
  `${brand.name}: ${nameInSms(employerName)} asks to check your background for work. It is free for you. ${choices(number)}`;

/** A message of more than one part holds 153 letters in each; with more than three it costs too much and is not read. */
const THREE_PARTS_LETTERS = 3 * 153;

/**
 * Asks a worker whether an employer may have her name and number, with the employer's own words where she wrote some:
 * so much of them as three parts hold.
 */
export function contactRequestText(
  employerName: string,
  number: number,
  message: string = DEFAULT_CONTACT_MESSAGE,
): string {
  const question = `${brand.name}: ${nameInSms(employerName)} asks for your name and phone number to contact you about work.`;
  const around = `${question} Message: "" ${choices(number)}`.length;
  const words = isDefaultContactMessage(message) ? '' : wordsInSms(message, THREE_PARTS_LETTERS - around);
  return `${question} ${words === '' ? '' : `Message: "${words}" `}${choices(number)}`;
}
