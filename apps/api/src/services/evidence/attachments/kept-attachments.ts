import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { CheckRow } from '../../../db/schema/cases.ts';
import { checkAttachments, type AttachmentRow } from '../../../db/schema/check-attachments.ts';
import type { Queryable } from '../../../db/database.ts';

/** The attachments of a check that a member can open, the oldest first. A reused result has those of its origin. */
export const keptAttachments = (
  db: Pick<Queryable, 'select'>,
  check: Pick<CheckRow, 'id' | 'reusedFrom'>,
): Promise<AttachmentRow[]> =>
  db
    .select()
    .from(checkAttachments)
    .where(
      and(eq(checkAttachments.checkId, check.reusedFrom ?? check.id), isNotNull(checkAttachments.fileKey)),
    )
    .orderBy(asc(checkAttachments.addedAt), asc(checkAttachments.id));
