import * as z from 'zod/mini';
import { reportEnds } from '@repo/domain/report-standing';
import { moment } from './fields.ts';

/** Why a report has ended, and when. */
export const reportEnd = z.object({ reason: z.enum(reportEnds), at: moment });
