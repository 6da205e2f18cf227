import type { CheckKind, CheckOutcome } from './check.ts';
import { isReasonOf, type CheckReason } from './check-reason.ts';
import { nairobiDay } from './dates.ts';
import { isEvidenceDay, sourcesOf, type EvidenceSource } from './evidence-source.ts';

/** What a decision of a check stands on, beside its words for the report. No decision is without them. */
export interface Grounds {
  readonly reason: CheckReason;
  readonly source: EvidenceSource;
  /** The day of the evidence, `YYYY-MM-DD`: of the call, of the paper, of the search. */
  readonly evidenceOn: string;
  /** The words for the team alone, or an empty text. */
  readonly teamNote: string;
}

/** The field that is wrong, and the code of the refusal. */
export type GroundsProblem =
  | { readonly field: 'reason'; readonly code: 'reasonOfAnother' }
  | { readonly field: 'source'; readonly code: 'sourceOfAnother' | 'issuerNotAsked' }
  | { readonly field: 'evidence_on'; readonly code: 'evidenceDayInvalid' }
  | { readonly field: 'team_note'; readonly code: 'searchNotTold' }
  | { readonly field: 'expires_on'; readonly code: 'certificateOver' };

interface Decided {
  readonly kind: CheckKind;
  readonly outcome: CheckOutcome;
  /** The last day of a health certificate, `YYYY-MM-DD`. */
  readonly expiresOn: string | null;
}

/**
 * The kinds whose evidence is no paper, call or record of ours: a search, or a call to an earlier employer. A colleague can
 * look again only by the words for the team.
 */
const toldKinds: ReadonlySet<CheckKind> = new Set(['social_media', 'work_history']);

/** Whether the words for the team must say where a member looked, or whom she called. */
export const mustTellSearch = (kind: CheckKind): boolean => toldKinds.has(kind);

/** The sources that an outcome of a kind can have, the usual one first. */
export const sourcesFor = (kind: CheckKind, outcome: CheckOutcome): readonly EvidenceSource[] =>
  sourcesOf[kind].filter((source) => sourceProblem(kind, outcome, source) === null);

/** Why these grounds cannot be those of a decision, or null. */
export function groundsProblem(
  { kind, outcome, expiresOn }: Decided,
  { reason, source, evidenceOn, teamNote }: Grounds,
  now: Date,
): GroundsProblem | null {
  if (!isReasonOf(kind, outcome, reason)) return { field: 'reason', code: 'reasonOfAnother' };
  const sourceCode = sourceProblem(kind, outcome, source);
  if (sourceCode !== null) return { field: 'source', code: sourceCode };
  if (!isEvidenceDay(evidenceOn, now)) return { field: 'evidence_on', code: 'evidenceDayInvalid' };
  if (outcome === 'clear' && expiresOn !== null && expiresOn < nairobiDay(now))
    return { field: 'expires_on', code: 'certificateOver' };
  return mustTellSearch(kind) && teamNote.trim() === ''
    ? { field: 'team_note', code: 'searchNotTold' }
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
