import { isCalendarDay, nairobiDay } from './dates.ts';
import { policeCertificateHolds, type DocumentKind, type DocumentRejection } from './document.ts';

/** The identifying facts of a police clearance certificate (decisions 13). */
export interface Certificate {
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string;
}

/** The printed form: letters, digits, and separators between them. */
const CERTIFICATE_NUMBER = /^[A-Z0-9](?:[A-Z0-9/. -]{2,38})[A-Z0-9]$/;
export const CERTIFICATE_NUMBER_MAXIMUM_CHARACTERS = 40;

/** The stored form of a typed number. */
export const normaliseCertificateNumber = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** The problems of a certificate, by the code of the refusal. */
export type CertificateProblem =
  | 'certificateNumberInvalid'
  | 'issueDateMissing'
  | 'issueDateInFuture'
  | 'certificateLapsed';

export interface CertificateProblems {
  readonly number?: CertificateProblem;
  readonly issuedOn?: CertificateProblem;
}

/** The problems of a certificate that a worker or a team member reports. Empty without a problem. */
export function certificateProblems({ number, issuedOn }: Certificate, now: Date): CertificateProblems {
  const isNumber = CERTIFICATE_NUMBER.test(normaliseCertificateNumber(number));
  const day = dayProblem(issuedOn, now);
  return {
    ...(isNumber ? {} : { number: 'certificateNumberInvalid' }),
    ...(day === null ? {} : { issuedOn: day }),
  };
}

function dayProblem(issuedOn: string, now: Date): CertificateProblem | null {
  if (!isCalendarDay(issuedOn)) return 'issueDateMissing';
  if (issuedOn > nairobiDay(now)) return 'issueDateInFuture';
  return policeCertificateHolds(issuedOn, now) ? null : 'certificateLapsed';
}

/** Where a certificate, as it was read off the paper, is not what the worker told of it. */
export interface NotAsTold {
  readonly certificate_number?: 'certificateNumberNotAsTold';
  readonly issued_on?: 'issueDateNotAsTold';
}

/**
 * Compares a certificate as it was read off with what the worker told of it: one of the two made a mistake. What she did not
 * tell is no difference. Empty where both agree.
 */
export function notAsTold(read: Partial<Certificate>, told: Partial<Certificate>): NotAsTold {
  const differs = (key: 'number' | 'issuedOn', compared: (text: string) => string) =>
    read[key] !== undefined && told[key] !== undefined && compared(read[key]) !== compared(told[key]);
  return {
    ...(differs('number', normaliseCertificateNumber) && {
      certificate_number: 'certificateNumberNotAsTold',
    }),
    ...(differs('issuedOn', (day) => day) && { issued_on: 'issueDateNotAsTold' }),
  };
}

export interface DocumentDecision {
  readonly slot: DocumentKind;
  readonly decision: 'accepted' | 'rejected';
  readonly reason: DocumentRejection | null;
  /** The known facts of the certificate, from the worker or from the team. */
  readonly certificate: Partial<Certificate>;
}

/** A refused decision: the field that is wrong, and the code of the refusal. */
export type DocumentDecisionProblem =
  | { readonly field: 'reason'; readonly code: 'documentReasonMissing' | 'documentReasonUnexpected' }
  | { readonly field: 'certificate_number'; readonly code: 'certificateUnexpected' | CertificateProblem }
  | { readonly field: 'issued_on'; readonly code: CertificateProblem };

/** Why the team's decision about a document may not be recorded as it stands, or null. */
export function documentDecisionProblem(
  { slot, decision, reason, certificate }: DocumentDecision,
  now: Date,
): DocumentDecisionProblem | null {
  if (decision === 'rejected')
    return reason === null ? { field: 'reason', code: 'documentReasonMissing' } : null;
  if (reason !== null) return { field: 'reason', code: 'documentReasonUnexpected' };
  if (slot !== 'policeClearance')
    return Object.keys(certificate).length === 0
      ? null
      : { field: 'certificate_number', code: 'certificateUnexpected' };
  const { number = '', issuedOn = '' } = certificate;
  const problems = certificateProblems({ number, issuedOn }, now);
  if (problems.number !== undefined) return { field: 'certificate_number', code: problems.number };
  return problems.issuedOn === undefined ? null : { field: 'issued_on', code: problems.issuedOn };
}
