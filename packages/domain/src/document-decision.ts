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

export interface CertificateErrors {
  readonly number?: string;
  readonly issuedOn?: string;
}

/** What is wrong with a certificate that somebody tells us of; empty where nothing is. */
export function certificateErrors({ number, issuedOn }: Certificate, now: Date): CertificateErrors {
  const numberError = CERTIFICATE_NUMBER.test(normaliseCertificateNumber(number))
    ? null
    : 'Please enter the number as it is printed on the certificate';
  const dayError = issuedOnError(issuedOn, now);
  return {
    ...(numberError === null ? {} : { number: numberError }),
    ...(dayError === null ? {} : { issuedOn: dayError }),
  };
}

function issuedOnError(issuedOn: string, now: Date): string | null {
  if (!isCalendarDay(issuedOn)) return 'Please enter the date of issue';
  if (issuedOn > nairobiDay(now)) return 'The date of issue cannot be in the future';
  return policeCertificateHolds(issuedOn, now)
    ? null
    : 'This certificate was issued more than a year ago and no longer holds';
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
  const errors = certificateErrors({ number, issuedOn }, now);
  if (errors.number !== undefined) return { field: 'certificate_number', message: errors.number };
  return errors.issuedOn === undefined ? null : { field: 'issued_on', message: errors.issuedOn };
}

/** An accepted file is kept so long after it was decided, for whoever disputes it. What was decided stays. */
export const ACCEPTED_FILE_KEPT_DAYS = 90;
