import { eq } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { opsMembers } from '../../../../db/schema/people.ts';
import { withTransaction } from '../../../../db/transaction.ts';
import { notFound } from '../../../../errors.ts';
import { assertRecent, type OwnSession } from './assert-recent.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { tellOfChange } from './tell-of-change.ts';

/** Ten new recovery codes, told once. The old ones end. */
export async function renewRecoveryCodes(
  ctx: Context,
  session: OwnSession,
): Promise<{ recovery_codes: string[] }> {
  assertRecent(ctx, session);
  return withTransaction(ctx, async (tx) => {
    const actor = `ops:${session.subjectId}`;
    // Two renewals at once would leave twenty codes.
    const [member] = await tx.db
      .select()
      .from(opsMembers)
      .where(eq(opsMembers.id, session.subjectId))
      .for('update');
    if (member === undefined) throw notFound();
    tx.audit({ actor, action: 'recovery-codes-renewed', subject: actor });
    await tellOfChange(ctx, tx, member, 'recovery-codes-renewed');
    return { recovery_codes: await makeRecoveryCodes(ctx, tx, session.subjectId) };
  });
}
