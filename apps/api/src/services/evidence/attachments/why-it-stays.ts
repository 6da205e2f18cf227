import { and, eq, gte } from 'drizzle-orm';
import { workStatuses } from '@repo/domain/check';
import type { Queryable } from '../../../db/database.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import type { AttachmentRow } from '../../../db/schema/check-attachments.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';

interface Remover {
  readonly memberId: string;
  readonly check: CheckRow;
}

/**
 * Why a member may not take an attachment back, or null. Nobody takes away what another one added, or what a verdict rests
 * on: the member who decides next, or rules on a dispute, must see what the first one saw.
 */
export async function whyItStays(
  db: Pick<Queryable, 'select'>,
  { memberId, check }: Remover,
  { addedBy, addedAt }: AttachmentRow,
): Promise<'attachmentOfAnother' | 'attachmentInUse' | null> {
  if (addedBy !== memberId) return 'attachmentOfAnother';
  if (!workStatuses.some((status) => status === check.status)) return 'attachmentInUse';
  const [since] = await db
    .select({ id: verdicts.id })
    .from(verdicts)
    .where(and(eq(verdicts.checkId, check.id), gte(verdicts.createdAt, addedAt)))
    .limit(1);
  return since === undefined ? null : 'attachmentInUse';
}
