import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import { safeName } from '@repo/domain/safe-name';
import { smsParts } from '@repo/domain/sms-parts';
import type { PackageLevel } from '@repo/domain/packages';
import type { WorkerVerification } from '@repo/domain/worker-verification';
import type { PoliceClearanceStatus } from '@repo/domain/worker-verification-steps';

/** The fields of an open consent request that a help text needs. */
export interface OpenQuestion {
  readonly number: number;
  readonly kind: ConsentRequestKind;
  /** As the request names the employer. */
  readonly employerName: string;
}

/** The status of a worker's verification, in the form that an SMS needs. */
export interface WorkerStatus {
  readonly identity: WorkerVerification;
  readonly references: { readonly verified: number; readonly needed: number };
  readonly policeClearance: PoliceClearanceStatus;
  /** The latest cases of the worker, each with its employer and its progress. */
  readonly cases: readonly { readonly employer: string; readonly decided: number; readonly total: number }[];
  /** The number of further cases. */
  readonly moreCases: number;
}

/**
 * Every SMS text for workers, once in each language. A text that is missing in one language does not compile.
 * Texts are short and in plain letters, so that they need few parts. They never contain a finding. The only
 * name is that of the employer who asks, because a phone may be shared. Texts for employers and the team are
 * in English and are in the files that send them.
 */
export interface WorkerWords {
  /** Stands for the employer when no part of the name can be sent. */
  readonly nameless: string;
  /** The end of every consent request. For others than the worker, dots stand for the number. */
  readonly choices: (number: number | '...') => string;
  /** The data that a check of each level looks into. */
  readonly lookedInto: Readonly<Record<PackageLevel, string>>;
  readonly invitation: (employer: string, checks: string) => string;
  readonly consent: (employer: string, checks: string) => string;
  readonly contactRequest: (employer: string) => string;
  /** How to get the other language, in that language. */
  readonly otherLanguage: string;

  readonly code: (code: string, minutes: number) => string;
  readonly newDevice: string;

  /** `declined` follows the worker's no to a paid check. `expired` follows no answer. */
  readonly declined: string;
  readonly expired: string;
  readonly thanksForYes: string;
  readonly thanksForContact: string;
  /** Names the employer, where there is room, and the number with which the worker can block that employer. */
  readonly thanksForNo: (number: number, employerName: string) => string;
  readonly blocked: string;
  /** The answer to a BLOCK that names no request while several are possible. */
  readonly blockWhich: string;

  readonly stopped: string;
  readonly started: string;
  readonly languageChanged: string;
  readonly noAccount: string;

  readonly checkComplete: string;
  /** A result that the worker may answer before that moment. The text does not state it. */
  readonly findingAsked: (until: Date) => string;
  /** A referee whom the worker named refuses. The text has no name. */
  readonly referenceRefused: string;
  readonly identityVerified: string;
  readonly identityFailed: string;
  readonly identityName: string;
  readonly incidentAsked: string;
  /** For a document that the worker uploaded, whatever was decided about it. */
  readonly documentLookedAt: string;

  /** What a member of the team can answer (`message-thread.ts` of the domain), beside the list of open questions. */
  readonly whoAsked: (appLink: string) => string;
  readonly howToStop: string;
  readonly willCall: string;
  readonly notBySms: (waysToReachUs: string) => string;

  readonly noneOpen: string;
  /** The answer to a YES or NO for a question that its employer took back. Lists what is still open. */
  readonly takenBack: (questions: readonly OpenQuestion[]) => string;
  readonly open: (questions: readonly OpenQuestion[]) => string;
  readonly status: (status: WorkerStatus) => string;
  readonly ambiguous: (questions: readonly OpenQuestion[]) => string;
  readonly tooLate: (questions: readonly OpenQuestion[]) => string;
  readonly unknownNumber: (questions: readonly OpenQuestion[]) => string;
  readonly notUnderstood: (questions: readonly OpenQuestion[]) => string;
}

/** The words of a list of open requests. */
interface ListWords {
  readonly subjects: Readonly<Record<ConsentRequestKind, string>>;
  readonly nameless: string;
}

/** `1 (invitation), 4 (contact details)`: the subject of each request in a word or two. */
export const listed = (questions: readonly OpenQuestion[], { subjects }: ListWords): string =>
  questions.map(({ number, kind }) => `${number} (${subjects[kind]})`).join(', ');

/** A longer message costs too much and is not read. */
const LONGEST_PARTS = 2;

/**
 * A text with a list from which the worker chooses: `1 Njeri Kamau (invitation)`. Where that is too long for the message, the
 * list has the names alone, and else the subjects alone.
 */
export function withList(
  questions: readonly OpenQuestion[],
  words: ListWords,
  write: (list: string) => string,
): string {
  const nameOf = ({ employerName }: OpenQuestion) => safeName(employerName, words.nameless);
  const named = questions.map((each) => `${each.number} ${nameOf(each)}`);
  const full = questions.map((each) => `${each.number} ${nameOf(each)} (${words.subjects[each.kind]})`);
  const texts = [full.join(', '), named.join(', ')].map(write);
  return texts.find((text) => smsParts(text) <= LONGEST_PARTS) ?? write(listed(questions, words));
}

/** A text with the name of an employer. Where one part has no room for the name, with the words in its place. */
export function withName(employerName: string, inPlace: string, write: (who: string) => string): string {
  const named = write(safeName(employerName, inPlace));
  return smsParts(named) === 1 ? named : write(inPlace);
}
