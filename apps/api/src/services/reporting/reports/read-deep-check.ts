import type { Context } from '../../../context.ts';
import type { DeepCheck } from './build-report.ts';
import { findWorkerSubject } from './find-report-subject.ts';
import { readReport } from './read-report.ts';

/**
 * The parts of a worker's report that this employer's package unlocks. Without a paid package, the packages
 * that would unlock them.
 * @throws ServiceError `not-found` for a worker whom this employer cannot see.
 */
export async function readDeepCheck(ctx: Context, employerId: string, workerId: string): Promise<DeepCheck> {
  const report = await readReport(ctx, employerId, (at) => findWorkerSubject(at, employerId, workerId));
  return report.deepCheck;
}
