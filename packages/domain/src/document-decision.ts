import { isCalendarDay, nairobiDay } from './dates.ts';
import { policeCertificateHolds, type DocumentKind, type DocumentRejection } from './document.ts';

/** What identifies a police clearance certificate (decisions 13). */
export interface Certificate {
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string;
}

/** As it is printed: letters, digits, and what stands between them. */
const CERTIFICATE_NUMBER = /^[A-Z0-9](?:[A-Z0-9/. -]{2,38})[A-Z0-9]$/;
export const CERTIFICATE_NUMBER_MAXIMUM_CHARACTERS = 40;

/** A number however it was typed, as it is kept. */
export const normaliseCertificateNumber = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** What can be wrong with one. */
export const certificateTexts = {
  badNumber: 'Please enter the number as it is printed on the certificate',
  noDay: 'Please enter the date of issue',
  futureDay: 'The date of issue cannot be in the future',
  lapsed: 'This certificate was issued more than a year ago and no longer holds',
} as const;
export type CertificateProblem = keyof typeof certificateTexts;

export interface CertificateProblems {
  readonly number?: CertificateProblem;
  readonly issuedOn?: CertificateProblem;
}

/** What is wrong with a certificate that somebody tells us of; empty where nothing is. */
export function certificateProblems({ number, issuedOn }: Certificate, now: Date): CertificateProblems {
  const isNumber = CERTIFICATE_NUMBER.test(normaliseCertificateNumber(number));
  const day = dayProblem(issuedOn, now);
  return { ...(isNumber ? {} : { number: 'badNumber' }), ...(day === null ? {} : { issuedOn: day }) };
}

function dayProblem(issuedOn: string, now: Date): CertificateProblem | null {
  if (!isCalendarDay(issuedOn)) return 'noDay';
  if (issuedOn > nairobiDay(now)) return 'futureDay';
  return policeCertificateHolds(issuedOn, now) ? null : 'lapsed';
}

export interface DocumentDecision {
  readonly slot: DocumentKind;
  readonly decision: 'accepted' | 'rejected';
  readonly reason: DocumentRejection | null;
  /** What is known of the certificate, from her or from the team. */
  readonly certificate: Partial<Certificate>;
}

export interface DecisionError {
  readonly field: 'reason' | 'certificate_number' | 'issued_on';
  readonly message: string;
}

/** Why the team's decision about a document may not be recorded as it stands, or null. */
export function documentDecisionError(
  { slot, decision, reason, certificate }: DocumentDecision,
  now: Date,
): DecisionError | null {
  if (decision === 'rejected')
    return reason === null
      ? { field: 'reason', message: 'Please say why: she has to know what to do.' }
      : null;
  if (reason !== null) return { field: 'reason', message: 'What is accepted has no reason against it.' };
  if (slot !== 'policeClearance')
    return Object.keys(certificate).length === 0
      ? null
      : { field: 'certificate_number', message: 'Only a police clearance certificate has a number.' };
  const { number = '', issuedOn = '' } = certificate;
  const problems = certificateProblems({ number, issuedOn }, now);
  if (problems.number !== undefined)
    return { field: 'certificate_number', message: certificateTexts[problems.number] };
  return problems.issuedOn === undefined
    ? null
    : { field: 'issued_on', message: certificateTexts[problems.issuedOn] };
}
