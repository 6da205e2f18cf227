import { identityStatusOf } from '@repo/domain/identity-words';
import type { Context } from '../../../context.ts';
import { attemptsOf } from './job-row.ts';

/**
 * Whether a worker's identity waits for her answer alone: her ID has another name than her profile, and she
 * has not answered which name is right.
 */
export async function isNameAsked(ctx: Context, workerId: string, smileStatus: string): Promise<boolean> {
  if (smileStatus !== 'pending') return false;
  const [latest] = await attemptsOf(ctx.db, workerId);
  return identityStatusOf(smileStatus, latest?.state ?? null) === 'name_differs';
}
