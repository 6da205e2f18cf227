import { checkOutcomes, outcomeLabels, type CheckKind, type CheckOutcome } from './check.ts';
import { nextActors, nextActText } from './next-act.ts';

/** Where a check stands, for whoever colours it: decided one way or another, or not yet. */
export type ShownCheckStatus = CheckOutcome | 'waiting' | 'in_progress' | 'undecided';

export interface CheckWords {
  readonly text: string;
  readonly status: ShownCheckStatus;
}

/** Where "clear" reads better as something else. */
const clearWords: Partial<Readonly<Record<CheckKind, string>>> = {
  identity: 'Verified',
  references: 'Verified',
  health: 'Passed',
  misconduct_registry: 'No records found',
};

const isOutcome = (value: string | null): value is CheckOutcome =>
  checkOutcomes.some((known) => known === value);

function outcomeText(kind: CheckKind, outcome: CheckOutcome): string {
  if (outcome === 'clear') return clearWords[kind] ?? outcomeLabels.clear;
  return outcome === 'finding' && kind === 'health' ? 'Failed' : outcomeLabels[outcome];
}

/** A check's state in words, the same on screen and paper: what was found, or what it waits for. Never more certain than the facts. */
export function checkWords(
  kind: CheckKind,
  check: { readonly outcome: string | null; readonly status: string; readonly waiting_on: string | null },
): CheckWords {
  if (isOutcome(check.outcome)) return { text: outcomeText(kind, check.outcome), status: check.outcome };
  const actor = nextActors.find((known) => known === check.waiting_on);
  if (check.status === 'waiting' && actor !== undefined)
    return { text: nextActText(kind, actor), status: 'waiting' };
  return check.status === 'in_progress'
    ? { text: 'In progress', status: 'in_progress' }
    : { text: 'Not decided yet', status: 'undecided' };
}
