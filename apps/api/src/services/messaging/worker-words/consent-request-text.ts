import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import { isDefaultContactMessage } from '@repo/domain/contact-request';
import { nameInSms } from '@repo/domain/sms-name';
import { lettersOfParts, smsParts } from '@repo/domain/sms-parts';
import { wordsInSms } from '@repo/domain/sms-words';
import type { WorkerWords } from './words.ts';

/** A message with more parts costs too much and is not read. */
const MAXIMUM_PARTS = 3;
const LINKED_PARTS = 2;

export interface ConsentRequestText {
  readonly kind: ConsentRequestKind;
  /** The number with which the worker answers. */
  readonly number: number;
  /** As the employer typed it. This module decides which part of it can be sent. */
  readonly employerName: string;
  /** The employer's own text with a contact request. Null when there is none. */
  readonly message: string | null;
  /** Whether an invitation says how to get the other language, because the worker has not chosen one yet. */
  readonly offersLanguage: boolean;
  /**
   * The address in the app to which an invitation leads. It is sent when the text with it fits into two
   * parts.
   */
  readonly link?: string;
}

/**
 * The text of a consent request to a worker, in her language. It is stored as the text that she agreed to.
 */
export function consentRequestText(words: WorkerWords, request: ConsentRequestText): string {
  const employer = nameInSms(request.employerName, words.nameless);
  const choices = words.choices(request.number);
  switch (request.kind) {
    case 'invitation':
      return withLink(
        [words.invitation(employer), ...(request.offersLanguage ? [words.otherLanguage] : [])].join(' '),
        choices,
        request.link,
      );
    case 'consent':
      return `${words.consent(employer)} ${choices}`;
    case 'contact_request':
      return withMessage(words, words.contactRequest(employer), choices, request.message);
  }
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

/** Adds as much of the employer's own text as the message has room for. */
function withMessage(words: WorkerWords, question: string, choices: string, message: string | null): string {
  const around = [question, words.message(''), choices].join(' ').length;
  const said =
    message === null || isDefaultContactMessage(message)
      ? ''
      : wordsInSms(message, lettersOfParts(MAXIMUM_PARTS) - around);
  return [question, ...(said === '' ? [] : [words.message(said)]), choices].join(' ');
}
