import { checkedOn } from '@repo/domain/reused-result';
import type { CheckKind } from '@repo/domain/check';
import { checkWords, type ShownCheckStatus } from '@repo/domain/check-words';
import { formatDate } from '@repo/domain/dates';
import { DISPUTED } from '@repo/domain/dispute';
import type { DeepCheck } from './build-report.ts';
import type { Tone } from './pdf/printed-document.ts';

export interface StateWords {
  readonly text: string;
  readonly tone: Tone;
}

type Result = Pick<
  NonNullable<DeepCheck['social_screening']>,
  'outcome' | 'status' | 'checked_at' | 'reused_from' | 'due_at' | 'waiting_on' | 'disputed'
>;

const tones: Readonly<Record<ShownCheckStatus, Tone>> = {
  clear: 'good',
  finding: 'bad',
  unable_to_verify: 'open',
  not_applicable: 'open',
  waiting: 'open',
  in_progress: 'open',
  undecided: 'open',
};

/** A check's state in words, with its colour on paper. */
export function stateWords(kind: CheckKind, result: Result): StateWords {
  const { text, status } = checkWords(kind, result);
  return { text, tone: tones[status] };
}

/** When it was checked, or when it is expected; and that she says it is wrong. */
export function dateRow(result: Result): readonly (readonly [string, string])[] {
  if (result.checked_at !== null)
    return [['Checked', checkedOn(result.checked_at, result.reused_from)], ...disputedRow(result)];
  return result.due_at === null ? [] : [['Expected by', formatDate(result.due_at)]];
}

export const disputedRow = (result: Pick<Result, 'disputed'>): readonly (readonly [string, string])[] =>
  result.disputed === true ? [[DISPUTED.term, DISPUTED.text]] : [];
