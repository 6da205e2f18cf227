import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { callbackAddress } from './callback-address.ts';

/**
 * Asks the provider to send the callback of an approved check again, because only the callback has the registry's
 * name. Nothing is asked once the name is known.
 * @throws IdentityProviderError when the provider does not answer; the caller may repeat the request.
 */
export async function requestCallback(ctx: Context, jobId: string): Promise<void> {
  const [job] = await ctx.db
    .select({ providerJobId: identityJobs.providerJobId })
    .from(identityJobs)
    .where(
      and(eq(identityJobs.id, jobId), eq(identityJobs.state, 'processing'), isNull(identityJobs.nameOnId)),
    );
  if (job?.providerJobId == null) return;
  const isComing = await ctx.identity.requestCallback(job.providerJobId, callbackAddress(ctx.config));
  if (!isComing)
    ctx.log.warn(
      { identityJob: jobId },
      'the identity provider has no callback for a check that it approved',
    );
}
