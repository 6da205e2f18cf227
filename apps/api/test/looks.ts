import { and, eq, inArray } from 'drizzle-orm';
import { teamIdentityStates } from '@repo/domain/identity-check';
import { checks } from '../src/db/schema/cases.ts';
import { identityJobs } from '../src/db/schema/identity.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { keptAttachments } from '../src/services/evidence/attachments/kept-attachments.ts';
import { keptPapers } from '../src/services/evidence/documents/kept-papers.ts';
import type { TestApi } from './harness.ts';

/** The looks of a member at the evidence, by the calls that put them on record. She holds the work. */
export function looksOf(api: TestApi) {
  const { ctx } = api;
  const checkOf = async (id: string) => (await ctx.db.select().from(checks).where(eq(checks.id, id)))[0];

  /** At the photos of an attempt that its decision compares. A refusal is told by the decision too. */
  async function atPhotos(token: string, attemptId: string): Promise<void> {
    for (const photo of ['selfie', 'id_front'])
      await api.call('GET', `/api/ops/identity-checks/${attemptId}/images/${photo}`, { token });
  }

  /** At every paper of a check that is kept, and at what colleagues added to it. */
  async function atPapers(token: string, checkId: string): Promise<void> {
    const check = await checkOf(checkId);
    if (check === undefined) return;
    const papers = await withTransaction(ctx, (tx) => keptPapers(tx, check));
    for (const { id } of papers) await api.call('GET', `/api/ops/documents/${id}/file`, { token });
    for (const { id } of await keptAttachments(ctx.db, check))
      await api.call('GET', `/api/ops/attachments/${id}/file`, { token });
  }

  return {
    atPhotos,
    atPapers,

    /** At all by which a check is decided: the attempts that wait for the team, and the papers. */
    async atCheck(token: string, checkId: string): Promise<void> {
      const check = await checkOf(checkId);
      if (check?.kind === 'identity') {
        const attempts = await ctx.db
          .select({ id: identityJobs.id })
          .from(identityJobs)
          .where(
            and(eq(identityJobs.workerId, check.workerId), inArray(identityJobs.state, teamIdentityStates)),
          );
        for (const { id } of attempts) await atPhotos(token, id);
      }
      await atPapers(token, checkId);
    },
  };
}
