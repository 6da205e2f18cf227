import type { Work } from '@repo/api-client/queries/work';
import { packageLevels } from '@repo/domain/packages';
import type { TableSort } from '@repo/ui/components/DataTable';
import { workTitle } from '../../work/work-words.ts';

export type WorkColumn = 'work' | 'package' | 'since' | 'due' | 'holder' | 'actions';

type Compare = (one: Work, other: Work) => number;

/** Work outside a case has no package, and comes first. */
const levelOf = ({ level }: Work): number => (level === null ? -1 : packageLevels.indexOf(level));

const comparing: Readonly<Partial<Record<WorkColumn, Compare>>> = {
  work: (one, other) => workTitle(one).localeCompare(workTitle(other), 'en'),
  package: (one, other) => levelOf(one) - levelOf(other),
  since: (one, other) => one.since.localeCompare(other.since),
  holder: (one, other) => (one.holder?.name ?? '').localeCompare(other.holder?.name ?? '', 'en'),
};

/**
 * Work in the order of a column. The service gives it in the order of what is due: it knows what comes first where a bank
 * names no day. Where a column does not tell two apart, they stay in this order.
 * @param work - as the service gave it
 */
export function sortWork<W extends Work>(
  work: readonly W[],
  { column, direction }: TableSort<WorkColumn>,
): readonly W[] {
  const compare = comparing[column];
  if (compare === undefined) return direction === 'ascending' ? work : work.toReversed();
  const sign = direction === 'ascending' ? 1 : -1;
  return work.toSorted((one, other) => sign * compare(one, other));
}
