import { checkOutcomes, outcomeLabels, type CheckKind, type CheckOutcome } from '@repo/domain/check';
import { formatDate } from '@repo/domain/dates';
import type { DeepCheck } from './build-report.ts';
import type { Tone } from './pdf/printed-document.ts';

export interface StateWords {
  readonly text: string;
  readonly tone: Tone;
}

type Result = Pick<
  NonNullable<DeepCheck['social_screening']>,
  'outcome' | 'status' | 'checked_at' | 'due_at' | 'waiting_on'
>;

/** Where "clear" reads better as something else. */
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

/** A check's state in words: what was found, or what it is still waiting for. Never more certain than the facts. */
export function stateWords(kind: CheckKind, result: Result): StateWords {
  if (isOutcome(result.outcome)) {
    if (result.outcome === 'clear') return { text: clearWords[kind] ?? outcomeLabels.clear, tone: 'good' };
    if (result.outcome === 'finding')
      return { text: kind === 'health' ? 'Failed' : outcomeLabels.finding, tone: 'bad' };
    return { text: outcomeLabels[result.outcome], tone: 'open' };
  }
  if (result.waiting_on === 'worker')
    return { text: waitingForWorker[kind] ?? 'Waiting for the worker', tone: 'open' };
  return { text: result.status === 'in_progress' ? 'In progress' : 'Not decided yet', tone: 'open' };
}

/** When it was checked, or when it is expected. */
export function dateRow(result: Result): readonly (readonly [string, string])[] {
  if (result.checked_at !== null) return [['Checked', formatDate(result.checked_at)]];
  return result.due_at === null ? [] : [['Expected by', formatDate(result.due_at)]];
}
