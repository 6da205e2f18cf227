import type { Report } from '@repo/api-client/queries/reports';
import { checkOutcomes, outcomeLabels, type CheckKind, type CheckOutcome } from '@repo/domain/check';
import { formatDate } from '@repo/domain/dates';
import type { BadgeTone } from '@repo/ui/components/Badge';

/** What the report says of one check. */
export type Result = NonNullable<Report['social_screening']>;
interface StateWords {
  readonly text: string;
  readonly tone: BadgeTone;
}

/** Where "clear" and "finding" read better as something else; the PDF speaks the same words. */
const clearWords: Partial<Readonly<Record<CheckKind, string>>> = {
  identity: 'Verified',
  references: 'Verified',
  health: 'Passed',
  misconduct_registry: 'No records found',
};
const waitingForWorker: Partial<Readonly<Record<CheckKind, string>>> = {
  identity: 'Waiting for the worker’s identity proof',
  criminal_record: 'Waiting for the worker’s certificate',
};

const isOutcome = (value: string | null): value is CheckOutcome =>
  checkOutcomes.some((known) => known === value);

function outcomeWords(kind: CheckKind, outcome: CheckOutcome): StateWords {
  switch (outcome) {
    case 'clear':
      return { text: clearWords[kind] ?? outcomeLabels.clear, tone: 'success' };
    case 'finding':
      return { text: kind === 'health' ? 'Failed' : outcomeLabels.finding, tone: 'danger' };
    case 'unable_to_verify':
      return { text: outcomeLabels.unable_to_verify, tone: 'warning' };
    case 'not_applicable':
      return { text: outcomeLabels.not_applicable, tone: 'default' };
  }
}

/** A check's state in words: what was found, or what it still waits for. Never more certain than the facts. */
export function stateWords(
  kind: CheckKind,
  result: Pick<Result, 'outcome' | 'status' | 'waiting_on'>,
): StateWords {
  if (isOutcome(result.outcome)) return outcomeWords(kind, result.outcome);
  if (result.waiting_on === 'worker')
    return { text: waitingForWorker[kind] ?? 'Waiting for the worker', tone: 'warning' };
  return result.status === 'in_progress'
    ? { text: 'In progress', tone: 'info' }
    : { text: 'Not decided yet', tone: 'default' };
}

/** When it was checked, or when it is expected. */
export function dateRows(result: Pick<Result, 'checked_at' | 'due_at'>): { term: string; value: string }[] {
  if (result.checked_at !== null) return [{ term: 'Checked', value: formatDate(result.checked_at) }];
  return result.due_at === null ? [] : [{ term: 'Expected by', value: formatDate(result.due_at) }];
}
