import type { TeamIncident } from '@repo/api-client/queries/incidents';
import type { Work } from '@repo/api-client/queries/work';
import type { IncidentReason } from '@repo/domain/allegation-reason';
import { formatDay, formatMoment } from '@repo/domain/dates';
import { answerEndsAt } from '@repo/domain/finding-answer';
import {
  decisionRefusal,
  incidentDecisionTexts,
  incidentNoteProblem,
  type IncidentDecision,
} from '@repo/domain/incident-report';
import { RECORD_COUNTS_YEARS, recordCountsUntil } from '@repo/domain/misconduct';
import type { WorkNeed } from '@repo/domain/work-queue';
import type { FieldErrors } from '@repo/ui/forms/use-form';
import { fieldErrors } from '../../../forms/field-errors.ts';

export interface IncidentDecisionValues {
  readonly decision: IncidentDecision | '';
  readonly reason: IncidentReason | '';
  readonly note: string;
}

/**
 * Whether the worker still has days to answer, by the clock of the service: the clock of the member's device may be wrong.
 * An answer that the page has read already ends them.
 */
export const hasDays = ({ deadline }: Pick<Work, 'deadline'>, { answered_at: answeredAt }: TeamIncident) =>
  deadline === 'stopped' && answeredAt === null;

const refusalTo = ({ status }: TeamIncident, decision: IncidentDecision, mustWait: boolean) =>
  decisionRefusal({ status, mustWait }, decision);

/** What upholding means, or why it is not possible yet. */
export function upheldText(incident: TeamIncident, mustWait: boolean, now: Date): string {
  const refusal = refusalTo(incident, 'upheld', mustWait);
  if (refusal === 'incidentStatementDue') return 'Not possible yet: nobody has asked the worker.';
  if (refusal === 'incidentAnswerDue' && incident.asked_at !== null)
    return `Not possible yet: the worker has until ${formatMoment(answerEndsAt(new Date(incident.asked_at)))} to answer. It is possible as soon as the worker writes.`;
  return `Two members agree on it. It is a record of the registry and counts for ${RECORD_COUNTS_YEARS} years: upheld today, until ${formatDay(recordCountsUntil(now))}.`;
}

export function incidentDecisionErrors(
  incident: TeamIncident,
  { decision, reason, note }: IncidentDecisionValues,
  mustWait: boolean,
): FieldErrors<keyof IncidentDecisionValues> {
  if (decision === '') return { decision: 'Please choose a decision.' };
  const refusal = refusalTo(incident, decision, mustWait);
  if (refusal !== null) return { decision: incidentDecisionTexts[refusal] };
  const problem = incidentNoteProblem(decision, note);
  return fieldErrors({
    decision: null,
    reason: reason === '' ? 'Please choose a reason.' : null,
    note: problem === null ? null : incidentDecisionTexts[problem],
  });
}

/** Who reads the note. Where two members agree, the words of the first one count. */
export function noteHint(decision: IncidentDecision, needs: WorkNeed): string {
  if (decision === 'dismissed') return 'Only members read it.';
  return needs === 'first_look'
    ? 'The registry shows it: the worker and employers read it. Do not tell who reported it.'
    : 'Where you agree with a colleague, the registry shows the words of the colleague. Only members read yours.';
}
