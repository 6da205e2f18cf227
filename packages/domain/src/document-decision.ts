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

/** What can be wrong with one, by the code of the refusal. */
export type CertificateProblem =
  | 'certificateNumberInvalid'
  | 'issueDateMissing'
  | 'issueDateInFuture'
  | 'certificateLapsed';

export interface CertificateProblems {
  readonly number?: CertificateProblem;
  readonly issuedOn?: CertificateProblem;
}

/** What is wrong with a certificate that somebody tells us of; empty where nothing is. */
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

export interface DocumentDecision {
  readonly slot: DocumentKind;
  readonly decision: 'accepted' | 'rejected';
  readonly reason: DocumentRejection | null;
  /** What is known of the certificate, from her or from the team. */
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
