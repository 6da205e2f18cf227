import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listReferencesOfWorker } from '@repo/api-client/contract/references';
import { phoneEnding } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { refereeNotices, workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound } from '../../../errors.ts';
import { callsOf } from './calls.ts';
import { flagsOfAll } from './flags.ts';
import type { NoticeRow } from './name-referee.ts';
import { numberHash } from '../../messaging/sms/stopped-numbers.ts';
import { referencesOf, type ReferenceRow } from './present-references.ts';
import { referenceVersion } from './reference-version.ts';
import { refuseUnheld } from '../../work/holders.ts';

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/**
 * The notice to the referee of a reference. The number of one who refused is deleted: the refusal of both has the same moment.
 */
const noticeOf = (
  ctx: Context,
  { phone, refusedAt }: ReferenceRow,
  notices: readonly NoticeRow[],
): NoticeRow | undefined => {
  const hash = phone === null ? null : numberHash(ctx, phone);
  return notices.find((notice) =>
    hash === null
      ? refusedAt !== null && notice.refusedAt?.getTime() === refusedAt.getTime()
      : notice.phoneHash === hash,
  );
};

/**
 * A worker's references for the calls of the team, each with the end of its number. It holds what the referees said, so an
 * audit row names the team member.
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
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'references-read',
      subject: `worker:${workerId}`,
      details: { worker: workerId },
    });
    const phones = rows.flatMap(({ phone }) => phone ?? []);
    const flags = await flagsOfAll(ctx, tx.db, worker, phones);
    const calls = await callsOf(
      tx.db,
      rows.map(({ id }) => id),
    );
    const references = rows.map((row) => {
      const { phone } = row;
      const notice = noticeOf(ctx, row, notices);
      return {
        id: row.id,
        name: row.name,
        phone: phone === null ? null : phoneEnding(phone),
        relationship: row.relationship,
        status: row.status,
        flags: flags.get(phone ?? '') ?? [],
        told_at: iso(notice?.toldAt),
        agreed_at: row.refusedAt === null ? iso(notice?.agreedAt) : null,
        refused_at: iso(row.refusedAt),
        // Only the worker's own number has no notice.
        refused_by: row.refusedAt === null ? null : (notice?.refusedBy ?? 'call'),
        calls: (calls.get(row.id) ?? []).map(({ at, by, outcome, answers }) => ({
          at: at.toISOString(),
          by,
          outcome,
          answers,
        })),
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
