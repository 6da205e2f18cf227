import type { Report } from '@repo/api-client/queries/reports';
import { checkedOn } from '@repo/domain/reused-result';
import type { CheckKind } from '@repo/domain/check';
import { checkWords, type ShownCheckStatus } from '@repo/domain/check-words';
import { formatDate } from '@repo/domain/dates';
import { DISPUTED } from '@repo/domain/dispute';
import type { BadgeTone } from '@repo/ui/components/Badge';
import { outcomeTones } from '../../verifications/outcome-tones.ts';

export const DEEP_CHECK_FAILED = 'Failed to perform deep check. Please try again.';

/** What the report says of one check. */
export type Result = NonNullable<Report['social_screening']>;
interface StateWords {
  readonly text: string;
  readonly tone: BadgeTone;
}

const tones: Readonly<Record<ShownCheckStatus, BadgeTone>> = {
  ...outcomeTones,
  waiting: 'warning',
  in_progress: 'info',
  undecided: 'default',
};

/** A check's state in words, with its colour on the screen. */
export function stateWords(
  kind: CheckKind,
  result: Pick<Result, 'outcome' | 'status' | 'waiting_on'>,
): StateWords {
  const { text, status } = checkWords(kind, result);
  return { text, tone: tones[status] };
}

interface Row {
  readonly term: string;
  readonly value: string;
}

/** When it was checked, or when it is expected; and that she says it is wrong. */
export function dateRows(
  result: Pick<Result, 'checked_at' | 'reused_from' | 'due_at' | 'disputed'>,
): readonly Row[] {
  if (result.checked_at !== null)
    return [
      { term: 'Checked', value: checkedOn(result.checked_at, result.reused_from) },
      ...disputedRows(result),
    ];
  return result.due_at === null ? [] : [{ term: 'Expected by', value: formatDate(result.due_at) }];
}

export const disputedRows = ({ disputed }: Pick<Result, 'disputed'>): readonly Row[] =>
  disputed === true ? [{ term: DISPUTED.term, value: DISPUTED.text }] : [];
