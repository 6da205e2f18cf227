import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listOwnReferences } from '@repo/api-client/contract/references';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { presentOwnReference, referencesOf } from './present-references.ts';

/** The references that a worker has named, with those who refused, for her own eyes. */
export async function readReferences(
  ctx: Context,
  workerId: string,
): Promise<AnswerOf<typeof listOwnReferences>> {
  const [worker] = await ctx.db.select().from(workers).where(eq(workers.id, workerId));
  if (worker === undefined) throw new Error('The worker of a session is gone');
  const rows = await referencesOf(ctx.db, workerId);
  return { references: rows.map((row) => presentOwnReference(worker, row)) };
}
