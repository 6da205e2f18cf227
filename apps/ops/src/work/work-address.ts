import type { QueueFilters, Work } from '@repo/api-client/queries/work';
import { caseAddress } from './case-address.ts';
import { itemAddress } from './queue-address.ts';

/**
 * Where a piece of work is done: a check in its case, everything else on a page of its own.
 * @param from - the queue in which it was found: its list stands beside the page
 */
export const workAddress = (work: Work, from: QueueFilters | null = null): string =>
  work.kind === 'check' && work.case_id !== null
    ? caseAddress(work.case_id, { check: work.check_kind, beside: 'report', from })
    : itemAddress(work, from);
