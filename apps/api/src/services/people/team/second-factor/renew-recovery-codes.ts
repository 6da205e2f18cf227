import type { Context } from '../../../../context.ts';
import { withTransaction } from '../../../../db/transaction.ts';
import { assertRecent, type OwnSession } from './assert-recent.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** Ten new recovery codes, told once. The old ones end. */
export async function renewRecoveryCodes(
  ctx: Context,
  session: OwnSession,
): Promise<{ recovery_codes: string[] }> {
  assertRecent(ctx, session);
  return withTransaction(ctx, async (tx) => {
    const actor = `ops:${session.subjectId}`;
    tx.audit({ actor, action: 'recovery-codes-renewed', subject: actor });
    return { recovery_codes: await makeRecoveryCodes(ctx, tx, session.subjectId) };
  });
}
