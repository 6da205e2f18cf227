import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import { isDefaultContactMessage } from '@repo/domain/contact-request';
import { nameInSms } from '@repo/domain/sms-name';
import { lettersOfParts, smsParts } from '@repo/domain/sms-parts';
import { wordsInSms } from '@repo/domain/sms-words';
import type { WorkerWords } from './words.ts';

/** With more parts a message costs too much and is not read. */
const MAXIMUM_PARTS = 3;
const LINKED_PARTS = 2;

export interface ConsentRequestText {
  readonly kind: ConsentRequestKind;
  /** Under which number she answers. */
  readonly number: number;
  /** As typed; what of it can be sent is decided here. */
  readonly employerName: string;
  /** The employer's own words with a contact request; null where there are none. */
  readonly message: string | null;
  /** Whether an invitation says how to get the other language: she has not chosen one yet. */
  readonly offersLanguage: boolean;
  /** Where an invitation leads in the app; it goes along where two parts hold it. */
  readonly link?: string;
}

/** A question to a worker, in her language; it is kept as what she agreed to. */
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

/** The link is worth a second part, so that whoever has no account learns where hers begins, and never a third. */
function withLink(question: string, choices: string, link: string | undefined): string {
  const text = `${question} ${choices}`;
  const linked = `${question} ${link} ${choices}`;
  return link !== undefined && smsParts(linked) <= LINKED_PARTS ? linked : text;
}

/** So much of an employer's own words as the message has room for. */
function withMessage(words: WorkerWords, question: string, choices: string, message: string | null): string {
  const around = [question, words.message(''), choices].join(' ').length;
  const said =
    message === null || isDefaultContactMessage(message)
      ? ''
      : wordsInSms(message, lettersOfParts(MAXIMUM_PARTS) - around);
  return [question, ...(said === '' ? [] : [words.message(said)]), choices].join(' ');
}
