import { brand } from '@repo/domain/brand';
import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import type { PackageLevel } from '@repo/domain/packages';
import { safeName } from '@repo/domain/safe-name';
import { smsParts } from '@repo/domain/sms-parts';
import { english } from './english.ts';
import type { WorkerWords } from './words.ts';

/** A longer message costs too much and is not read. */
const LINKED_PARTS = 2;

export interface ConsentRequestText {
  readonly kind: ConsentRequestKind;
  /** The number with which the worker answers. */
  readonly number: number;
  readonly employerName: string;
  /** The level of the checks that are asked about. Null for a request for the contact. */
  readonly level: PackageLevel | null;
  /** Whether the text says how to get the other language, because the worker has not chosen one yet. */
  readonly offersLanguage: boolean;
  /**
   * The address in the app to which an invitation leads. It is sent when the text with it fits into two
   * parts.
   */
  readonly link?: string;
}

/**
 * The text of a consent request to a worker, in her language. It is stored as the text that she agreed to. It
 * names what will be looked into, and holds no words of the employer (decisions 6).
 */
export const consentRequestText = (words: WorkerWords, request: ConsentRequestText): string =>
  write(words, request, request.number, hasRoomForLink(words, request) ? request.link : undefined);

/** Short, and the address of nothing. */
const HIDDEN_LINK = `${brand.name.toLowerCase()}.../i/...`;

/**
 * The text of a consent request for the employer who asks. With her link and her number he could answer in her place, and her
 * language would tell of her account. So both are dots, and the text is that in English to a worker without an account.
 */
export function textForEmployer(request: Omit<ConsentRequestText, 'offersLanguage'>): string {
  const asked = { ...request, offersLanguage: true };
  const link = hasRoomForLink(english, asked) ? HIDDEN_LINK : undefined;
  return write(english, asked, '...', link).replaceAll('...', '…');
}

/**
 * The link may cost a second part, because it shows a worker without an account where hers begins. It never
 * costs a third.
 */
const hasRoomForLink = (words: WorkerWords, request: ConsentRequestText): boolean =>
  request.link !== undefined && smsParts(write(words, request, request.number, request.link)) <= LINKED_PARTS;

function write(
  words: WorkerWords,
  { kind, level, employerName, offersLanguage }: ConsentRequestText,
  number: number | '...',
  link: string | undefined,
): string {
  const employer = safeName(employerName, words.nameless);
  if (kind === 'contact_request' || level === null)
    return `${words.contactRequest(employer)} ${words.choices(number)}`;
  return [
    words[kind](employer, words.lookedInto[level]),
    ...(offersLanguage ? [words.otherLanguage] : []),
    ...(link === undefined ? [] : [link]),
    words.choices(number),
  ].join(' ');
}
