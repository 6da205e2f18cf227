import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listReferencesOfWorker } from '@repo/api-client/contract/references';
import type { Context } from '../../../context.ts';
import { refereeNotices, workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound } from '../../../errors.ts';
import { flagsOfAll } from './flags.ts';
import { numberHash } from '../../messaging/sms/stopped-numbers.ts';
import { referencesOf } from './present-references.ts';
import { referenceVersion } from './reference-version.ts';
import { refuseUnheld } from '../../work/holders.ts';

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/**
 * A worker's references for the calls of the team. The numbers are complete, so an audit row names the team
 * member.
 * @throws ServiceError `not-found` for an unknown worker.
 */
export async function listReferencesForTeam(
  ctx: Context,
  memberId: string,
  workerId: string,
): Promise<AnswerOf<typeof listReferencesOfWorker>> {
  return withTransaction(ctx, async (tx) => {
    const [worker] = await tx.db.select().from(workers).where(eq(workers.id, workerId));
    if (worker === undefined) throw notFound('workerNotFound');
    await refuseConflict(tx.db, memberId, workerId);
    await refuseUnheld(tx.db, memberId, workerId);
    const rows = await referencesOf(tx.db, workerId);
    const notices = await tx.db.select().from(refereeNotices).where(eq(refereeNotices.workerId, workerId));
    tx.audit({ actor: `ops:${memberId}`, action: 'references-read', subject: `worker:${workerId}` });
    const phones = rows.flatMap(({ phone }) => phone ?? []);
    const flags = await flagsOfAll(ctx, tx.db, worker, phones);
    const references = rows.map((row) => {
      const { phone } = row;
      const hash = phone === null ? null : numberHash(ctx, phone);
      const notice = notices.find(({ phoneHash }) => phoneHash === hash);
      return {
        id: row.id,
        name: row.name,
        phone,
        relationship: row.relationship,
        status: row.status,
        flags: flags.get(phone ?? '') ?? [],
        told_at: iso(notice?.toldAt),
        refused_at: iso(row.refusedAt),
        calls_unanswered: row.callsUnanswered,
        last_called_at: iso(row.lastCalledAt),
        verified_at: iso(row.verifiedAt),
        feedback: row.feedback,
        created_at: row.createdAt.toISOString(),
        version: referenceVersion(ctx, row),
      };
    });
    return { references };
  });
}
