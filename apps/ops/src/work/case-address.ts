import type { QueueFilters } from '@repo/api-client/queries/work';
import { checkKinds, type CheckKind } from '@repo/domain/check';
import { paths } from '../paths.ts';
import { queueQuery } from './queue-address.ts';

/** What stands beside the check. */
export const besideParts = ['report', 'file', 'timeline', 'looks'] as const;
export type BesidePart = (typeof besideParts)[number];

export interface CasePlace {
  /** The check in sight. Null for the one that the page chooses. */
  readonly check: CheckKind | null;
  readonly beside: BesidePart;
  /** The queue from which it was opened: its list stands beside the case. */
  readonly from: QueueFilters | null;
}

/** What an address of a case shows, but for its queue. Anything unknown in it is the default. */
export const readPlace = (asked: URLSearchParams): Omit<CasePlace, 'from'> => ({
  check: checkKinds.find((kind) => kind === asked.get('check')) ?? null,
  beside: besideParts.find((part) => part === asked.get('beside')) ?? 'report',
});

/** The address of a case with a check in sight. The defaults are not written. */
export function caseAddress(id: string, { check, beside, from }: CasePlace): string {
  const query = new URLSearchParams({
    ...(check === null ? {} : { check }),
    ...(beside === 'report' ? {} : { beside }),
    ...queueQuery(from),
  }).toString();
  return paths.case(id) + (query === '' ? '' : `?${query}`);
}
