import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { CheckRow } from '../../../db/schema/cases.ts';
import { checkAttachments, type AttachmentRow } from '../../../db/schema/check-attachments.ts';
import type { Queryable } from '../../../db/database.ts';

type Reusable = Pick<CheckRow, 'id' | 'reusedFrom'>;

/** The check that has the attachments of this one: a reused result has those of its origin. */
export const attachedTo = ({ id, reusedFrom }: Reusable): string => reusedFrom ?? id;

/** The attachments of a check that a member can open, the oldest first. */
export const keptAttachments = (db: Pick<Queryable, 'select'>, check: Reusable): Promise<AttachmentRow[]> =>
  db
    .select()
    .from(checkAttachments)
    .where(and(eq(checkAttachments.checkId, attachedTo(check)), isNotNull(checkAttachments.fileKey)))
    .orderBy(asc(checkAttachments.addedAt), asc(checkAttachments.id));
