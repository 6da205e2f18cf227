import { eq } from 'drizzle-orm';
import type { WorkerNews } from '@repo/domain/worker-news';
import { safeName } from '@repo/domain/safe-name';
import type { Context } from '../../../context.ts';
import { employers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyWorkerInApp, type Telling } from './notify-worker-in-app.ts';

/** The news that name an employer, such as a request, an order or a request that was withdrawn. */
type EmployerNews = Extract<WorkerNews, { values: { readonly employer: string } }>;

interface EmployerTelling extends Omit<Telling, 'news'> {
  readonly kind: EmployerNews['kind'];
}

interface Pair {
  readonly workerId: string;
  readonly employerId: string;
}

/**
 * Notifies a worker about an employer by name, because she must know which employer asks. Only the alerts in
 * her app show the name. The SMS of a notification does not.
 */
export async function notifyOfEmployer(
  ctx: Context,
  tx: Transaction,
  { workerId, employerId }: Pair,
  { kind, ...telling }: EmployerTelling,
): Promise<void> {
  const [employer] = await tx.db
    .select({ name: employers.name })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (employer === undefined) throw new Error('The employer is gone');
  await notifyWorkerInApp(ctx, tx, workerId, {
    ...telling,
    news: { kind, values: { employer: safeName(employer.name) } },
  });
}
