import { isUnderReview } from '@repo/domain/check';
import type { CheckRow } from '../../../db/schema/cases.ts';

/** Whether the worker may answer a finding of this check that is in no report yet. */
export const isAnswerable = ({ status, inReportFrom }: CheckRow): boolean =>
  inReportFrom !== null && isUnderReview(status);
