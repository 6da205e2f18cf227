import { lazyPart } from '@repo/app-shell/parts/lazy-part';

/** What stands beside the list of a desk. A phone never loads its code. */
export const caseDetail = lazyPart(() => import('./CaseDetail.tsx'));
