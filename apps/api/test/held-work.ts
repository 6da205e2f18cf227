import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { listQueue } from '@repo/api-client/contract/work';
import type { WorkQueue, WorkView } from '@repo/domain/work-queue';
import { sessions } from '../src/db/schema/sessions.ts';
import { assignments } from '../src/db/schema/work.ts';
import { hashToken } from '../src/security/tokens.ts';
import type { TestApi } from './harness.ts';

/** The queues of the team, and who holds what in them. */
export const heldWorkOf = (api: TestApi) => ({
  /** The work of a queue, as a member sees it. */
  queue: async (token: string, queue: WorkQueue, view: WorkView = 'open') =>
    (await api.make(listQueue, { token, params: { queue }, query: { view } })).work,

  /**
   * Lets a member see a worker's papers, for tests of what she sees. Tests of the rule claim real work. Nothing ends this
   * hold, and no decision of a colleague meets it.
   */
  async hold(token: string, workerId: string): Promise<void> {
    const [session] = await api.ctx.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    const memberId = session?.subjectId ?? '';
    await api.ctx.db.insert(assignments).values({
      subjectKind: 'check',
      subjectId: randomUUID(),
      workerId,
      memberId,
      assignedBy: memberId,
      assignedAt: api.ctx.clock.now(),
    });
  },
});
