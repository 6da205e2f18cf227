import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getVerdicts } from '@repo/api-client/contract/checks';
import type { getIncidentVerdicts } from '@repo/api-client/contract/misconduct';
import { incidentReasons } from '@repo/domain/allegation-reason';
import { checkOutcomes } from '@repo/domain/check';
import { checkReasons } from '@repo/domain/check-reason';
import { incidentDecisions } from '@repo/domain/incident-report';
import type { VerdictRow } from '../../../db/schema/verdicts.ts';

type Verdict = AnswerOf<typeof getVerdicts>['verdicts'][number];
type IncidentVerdict = AnswerOf<typeof getIncidentVerdicts>['verdicts'][number];

/** What a member said of a check. @param by her name. */
export function presentVerdict(row: VerdictRow, by: string | null): Verdict {
  const outcome = checkOutcomes.find((known) => known === row.verdict);
  if (outcome === undefined) throw new Error('A verdict about a check has no outcome');
  return {
    by,
    at: row.createdAt.toISOString(),
    outcome,
    note: row.note,
    reason: checkReasons.find((known) => known === row.reason) ?? null,
    source: row.source,
    evidence_on: row.evidenceOn,
    team_note: row.teamNote,
  };
}

/** What a member said of an incident. @param by her name. */
export function presentIncidentVerdict(row: VerdictRow, by: string | null): IncidentVerdict {
  const decision = incidentDecisions.find((known) => known === row.verdict);
  if (decision === undefined) throw new Error('A verdict about an incident has no decision');
  return {
    by,
    at: row.createdAt.toISOString(),
    decision,
    reason: incidentReasons.find((known) => known === row.reason) ?? null,
    note: row.note,
  };
}
