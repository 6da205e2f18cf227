import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import type { WorkerVerification } from '@repo/domain/worker-verification';
import type { PoliceClearanceStatus } from '@repo/domain/worker-verification-steps';

/** What a help text names of an open question. */
export interface OpenQuestion {
  readonly number: number;
  readonly kind: ConsentRequestKind;
}

/** Where a worker's verification stands, as an SMS can say it. */
export interface WorkerStatus {
  readonly identity: WorkerVerification;
  readonly references: { readonly verified: number; readonly needed: number };
  readonly policeClearance: PoliceClearanceStatus;
  /** Her latest checks, each with the employer it is for. */
  readonly cases: readonly { readonly employer: string; readonly decided: number; readonly total: number }[];
  /** How many more there are. */
  readonly moreCases: number;
}

/**
 * Everything that is written to a worker by SMS, once in each language: a text that one of them lacks does not compile.
 * Short and in plain letters, so that it goes in few parts; never a finding, and of names only who asks (a phone may be
 * shared). What is sent to employers and the team is English and stands where it is sent.
 */
export interface WorkerWords {
  /** Who asks, where nothing of a name can be sent. */
  readonly nameless: string;
  /** How every question ends. */
  readonly choices: (number: number) => string;
  readonly invitation: (employer: string) => string;
  readonly consent: (employer: string) => string;
  readonly contactRequest: (employer: string) => string;
  /** What an employer adds to a contact request. */
  readonly message: (words: string) => string;
  /** How to get the other language, said in that. */
  readonly otherLanguage: string;

  readonly code: (code: string, minutes: number) => string;
  readonly newDevice: string;

  /** She said no to what was paid for, or nothing at all. */
  readonly declined: string;
  readonly expired: string;
  readonly thanksForYes: string;
  readonly thanksForContact: string;
  readonly thanksForNo: string;

  readonly stopped: string;
  readonly started: string;
  readonly languageChanged: string;
  readonly noAccount: string;

  readonly checkComplete: string;
  /** Somebody whom she named refuses; no name. */
  readonly referenceRefused: string;
  readonly identityVerified: string;
  readonly identityFailed: string;
  readonly identityName: string;
  readonly incidentAsked: string;
  /** One that she handed in, whatever was decided about it. */
  readonly documentLookedAt: string;

  readonly noneOpen: string;
  readonly open: (questions: readonly OpenQuestion[]) => string;
  readonly status: (status: WorkerStatus) => string;
  readonly ambiguous: (questions: readonly OpenQuestion[]) => string;
  readonly tooLate: (questions: readonly OpenQuestion[]) => string;
  readonly unknownNumber: (questions: readonly OpenQuestion[]) => string;
  readonly notUnderstood: (questions: readonly OpenQuestion[]) => string;
}

/** `1 (invitation), 4 (contact details)`: what each is about in a word or two; who asks stays in the question itself. */
export const listed = (
  questions: readonly OpenQuestion[],
  subjects: Readonly<Record<ConsentRequestKind, string>>,
): string => questions.map(({ number, kind }) => `${number} (${subjects[kind]})`).join(', ');
