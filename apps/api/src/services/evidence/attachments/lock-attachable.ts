import { workStatuses } from '@repo/domain/check';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { lockCheck } from '../../casework/checks/lock-check.ts';
import type { LockedCheck } from '../../casework/checks/record-result.ts';
import { refuseNotHolder } from '../../work/holders.ts';

/**
 * Locks a check whose attachments a member wants to change. Only its holder does, and only while the team has it to decide:
 * what a decision rests on stays as it was.
 * @throws ServiceError `not-found` for an unknown check; `conflict` when it is decided, its case is not open or a colleague
 * holds it; `forbidden` when the member does not hold it.
 */
export async function lockAttachable(
  tx: Transaction,
  memberId: string,
  checkId: string,
): Promise<LockedCheck> {
  const locked = await lockCheck(tx, checkId);
  await refuseConflict(tx.db, memberId, locked.worker.id);
  if (!workStatuses.some((status) => status === locked.check.status))
    throw new ServiceError('conflict', 'checkDecided');
  if (locked.row.status !== 'open') throw new ServiceError('conflict', 'checkCaseAtRest');
  await refuseNotHolder(tx.db, memberId, { kind: 'check', id: checkId });
  return locked;
}
