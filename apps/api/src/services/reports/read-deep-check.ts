import type { Context } from '../../context.ts';
import { buildReport, type DeepCheck } from './build-report.ts';
import { findWorkerSubject } from './find-report-subject.ts';

/**
 * The parts of a worker's report that this employer's package unlocks; without a paid package, what would unlock them.
 * @throws ServiceError `not-found` for a worker this employer cannot see.
 */
export async function readDeepCheck(ctx: Context, employerId: string, workerId: string): Promise<DeepCheck> {
  const report = await buildReport(ctx, employerId, await findWorkerSubject(ctx, employerId, workerId));
  return report.deepCheck;
}
