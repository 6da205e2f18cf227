import { eq } from 'drizzle-orm';
import type { WorkerNews } from '@repo/domain/worker-news';
import type { Context } from '../../../context.ts';
import { employers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyWorkerInApp, type Telling } from './notify-worker-in-app.ts';

/** What an employer asks, ordered, or no longer does. */
type EmployerNews = Extract<WorkerNews, { values: { readonly employer: string } }>;

interface EmployerTelling extends Omit<Telling, 'news'> {
  readonly kind: EmployerNews['kind'];
}

interface Pair {
  readonly workerId: string;
  readonly employerId: string;
}

/** Tells a worker something about an employer, by name: she is to know who asks. Her alerts alone show it, no SMS does. */
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
    news: { kind, values: { employer: employer.name } },
  });
}
