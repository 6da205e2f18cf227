import { eq } from 'drizzle-orm';
import { HOUR_MILLISECONDS } from '@repo/domain/durations';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import type { Context } from '../../../context.ts';
import { invitations } from '../../../db/schema/consents.ts';
import { workers } from '../../../db/schema/people.ts';
import { isWithin } from '../../platform/limits/rate-limit.ts';

/** No person opens this many links. A client that opens more is guessing. */
const OPENINGS = { kind: 'invitation-links', times: 60, withinMilliseconds: HOUR_MILLISECONDS } as const;

/**
 * The language of the worker whom an invitation was sent to, in which its link opens her app. Undefined while
 * she has told none, for an unknown code, and for a client that tries many codes.
 */
export async function readInvitedLanguage(
  ctx: Context,
  address: string,
  code: string,
): Promise<WorkerLanguage | undefined> {
  const caller = ctx.secrets.fingerprintOfAddress(address);
  if (!(await isWithin(ctx.db, OPENINGS, caller, ctx.clock.now()))) return undefined;
  const [invited] = await ctx.db
    .select({ language: workers.language, isChosen: workers.languageChosen })
    .from(invitations)
    .innerJoin(workers, eq(workers.id, invitations.workerId))
    .where(eq(invitations.code, code.trim().toUpperCase()));
  // English is also what an account begins with, and then says nothing of her.
  return invited !== undefined && (invited.isChosen || invited.language !== 'en')
    ? invited.language
    : undefined;
}
