import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import type { PackageLevel } from '@repo/domain/packages';
import { safeName } from '@repo/domain/safe-name';
import { smsParts } from '@repo/domain/sms-parts';
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
export function consentRequestText(words: WorkerWords, request: ConsentRequestText): string {
  const { kind, level } = request;
  const employer = safeName(request.employerName, words.nameless);
  const choices = words.choices(request.number);
  if (kind === 'contact_request' || level === null) return `${words.contactRequest(employer)} ${choices}`;
  const question = [
    words[kind](employer, words.lookedInto[level]),
    ...(request.offersLanguage ? [words.otherLanguage] : []),
  ].join(' ');
  return withLink(question, choices, request.link);
}

/**
 * The link may cost a second part, because it shows a worker without an account where hers begins. It never
 * costs a third.
 */
function withLink(question: string, choices: string, link: string | undefined): string {
  const text = `${question} ${choices}`;
  const linked = `${question} ${link} ${choices}`;
  return link !== undefined && smsParts(linked) <= LINKED_PARTS ? linked : text;
}
