import { and, eq, isNotNull } from 'drizzle-orm';
import type { ProviderWord } from '@repo/domain/identity-verdict';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { settleJob } from './settle-job.ts';

/**
 * Polls the provider for the status of a check. Only this answer counts, whatever a callback claimed.
 * @throws IdentityProviderError when the provider does not answer; the caller may repeat the poll.
 */
export async function pollJob(ctx: Context, jobId: string): Promise<void> {
  const [job] = await ctx.db
    .update(identityJobs)
    .set({ polledAt: ctx.clock.now() })
    .where(
      and(
        eq(identityJobs.id, jobId),
        eq(identityJobs.state, 'processing'),
        isNotNull(identityJobs.providerJobId),
      ),
    )
    .returning({ providerJobId: identityJobs.providerJobId });
  if (job?.providerJobId == null) return;
  await settleJob(ctx, jobId, job.providerJobId, await askFor(ctx, jobId, job.providerJobId));
}

/**
 * The provider's answer about this attempt. An answer about another person, or about an unknown check, counts
 * as `processing`.
 */
async function askFor(ctx: Context, jobId: string, providerJobId: string): Promise<ProviderWord> {
  const answer = await ctx.identity.fetchStatus(providerJobId);
  if (answer.kind !== 'unknown' && answer.userId === jobId) return answer.kind;
  ctx.log.error(
    { identityJob: jobId, kind: answer.kind },
    'the identity provider does not know a check that it has taken, or knows it as somebody else’s',
  );
  return 'processing';
}
