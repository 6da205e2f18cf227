import type { Work } from '@repo/api-client/queries/work';
import { paths } from '../paths.ts';
import { caseAddress } from './case-address.ts';

/** Where a piece of work is done: a check in its case, everything else on a page of its own. */
export const workAddress = ({ kind, id, case_id: caseId, check_kind: check }: Work): string =>
  kind === 'check' && caseId !== null
    ? caseAddress(caseId, { check, beside: 'report' })
    : paths.item(kind, id);
