import type { CheckKind, CheckOutcome } from './check.ts';
import { isReasonOf, type CheckReason } from './check-reason.ts';
import { nairobiDay } from './dates.ts';
import { isEvidenceDay, sourcesOf, type EvidenceSource } from './evidence-source.ts';

/** What a decision of a check stands on, beside its words. Each is null where the member gave none. */
export interface Grounds {
  readonly reason: CheckReason | null;
  readonly source: EvidenceSource | null;
  /** The day of the evidence, `YYYY-MM-DD`: of the call, of the paper, of the search. */
  readonly evidenceOn: string | null;
}

/** The field that is wrong, and the code of the refusal. */
export type GroundsProblem =
  | { readonly field: 'reason'; readonly code: 'reasonOfAnother' }
  | { readonly field: 'source'; readonly code: 'sourceOfAnother' | 'issuerNotAsked' }
  | { readonly field: 'evidence_on'; readonly code: 'evidenceDayInvalid' }
  | { readonly field: 'expires_on'; readonly code: 'certificateOver' };

interface Decided {
  readonly kind: CheckKind;
  readonly outcome: CheckOutcome;
  /** The last day of a health certificate, `YYYY-MM-DD`. */
  readonly expiresOn: string | null;
}

/** Why these grounds cannot be those of a decision, or null. */
export function groundsProblem(
  { kind, outcome, expiresOn }: Decided,
  { reason, source, evidenceOn }: Grounds,
  now: Date,
): GroundsProblem | null {
  if (reason !== null && !isReasonOf(kind, outcome, reason))
    return { field: 'reason', code: 'reasonOfAnother' };
  const sourceCode = source === null ? null : sourceProblem(kind, outcome, source);
  if (sourceCode !== null) return { field: 'source', code: sourceCode };
  if (evidenceOn !== null && !isEvidenceDay(evidenceOn, now))
    return { field: 'evidence_on', code: 'evidenceDayInvalid' };
  return outcome === 'clear' && expiresOn !== null && expiresOn < nairobiDay(now)
    ? { field: 'expires_on', code: 'certificateOver' }
    : null;
}

function sourceProblem(
  kind: CheckKind,
  outcome: CheckOutcome,
  source: EvidenceSource,
): 'sourceOfAnother' | 'issuerNotAsked' | null {
  if (!sourcesOf[kind].includes(source)) return 'sourceOfAnother';
  // A copy can be changed. The certificate is seen in her own account at the issuer (decisions 13).
  return kind === 'criminal_record' && outcome === 'clear' && source === 'worker_document'
    ? 'issuerNotAsked'
    : null;
}
