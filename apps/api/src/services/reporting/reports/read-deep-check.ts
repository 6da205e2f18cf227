import type { Context } from '../../../context.ts';
import type { DeepCheck } from './build-report.ts';
import { findWorkerSubject } from './find-report-subject.ts';
import { readReport } from './read-report.ts';

/**
 * The parts of a worker's report that this employer's package unlocks; without a paid package, what would unlock them.
 * @throws ServiceError `not-found` for a worker this employer cannot see.
 */
export async function readDeepCheck(ctx: Context, employerId: string, workerId: string): Promise<DeepCheck> {
  const report = await readReport(ctx, employerId, (at) => findWorkerSubject(at, employerId, workerId));
  return report.deepCheck;
}
