import { eq, inArray } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listAttachments as listAttachmentsCall } from '@repo/api-client/contract/attachments';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { checks, type CheckRow } from '../../../db/schema/cases.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { storedFiles } from '../../../db/schema/stored-files.ts';
import { notFound } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { refuseUnheld } from '../../work/holders.ts';
import { keptAttachments } from './kept-attachments.ts';
import { whyItStays } from './why-it-stays.ts';

type Attachments = AnswerOf<typeof listAttachmentsCall>;

/**
 * The attachments of a check, for a member who holds work about the worker. The list has no personal data of the worker.
 * @throws ServiceError `not-found` for an unknown check; `forbidden`.
 */
export async function listAttachments(ctx: Context, memberId: string, checkId: string): Promise<Attachments> {
  const [check] = await ctx.db.select().from(checks).where(eq(checks.id, checkId));
  if (check === undefined) throw notFound('checkNotFound');
  await refuseConflict(ctx.db, memberId, check.workerId);
  await refuseUnheld(ctx.db, memberId, check.workerId);
  return readAttachments(ctx.db, memberId, check);
}

/** The same, of a check that was found before. */
export async function readAttachments(
  db: Pick<Queryable, 'select'>,
  memberId: string,
  check: CheckRow,
): Promise<Attachments> {
  const kept = await keptAttachments(db, check);
  const files = await db
    .select()
    .from(storedFiles)
    .where(
      inArray(
        storedFiles.key,
        kept.flatMap(({ fileKey }) => fileKey ?? []),
      ),
    );
  const members = await db
    .select({ id: opsMembers.id, name: opsMembers.name })
    .from(opsMembers)
    .where(
      inArray(
        opsMembers.id,
        kept.map(({ addedBy }) => addedBy),
      ),
    );
  const attachments = [];
  for (const attachment of kept) {
    const { id, fileKey, addedBy, addedAt } = attachment;
    const file = files.find(({ key }) => key === fileKey);
    if (file === undefined) continue;
    attachments.push({
      id,
      type: file.type,
      bytes: file.bytes,
      added_by: members.find((member) => member.id === addedBy)?.name ?? null,
      added_at: addedAt.toISOString(),
      is_own: addedBy === memberId,
      may_remove: (await whyItStays(db, { memberId, check }, attachment)) === null,
    });
  }
  return { attachments };
}
