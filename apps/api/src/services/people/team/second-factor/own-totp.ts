import { eq } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { opsMembers } from '../../../../db/schema/people.ts';
import { withTransaction } from '../../../../db/transaction.ts';
import { refusedField } from '../../../../errors.ts';
import { newTotpSecret } from '../../../../security/totp.ts';
import { assertRecent, type OwnSession } from './assert-recent.ts';
import { forgetSteps, stepNow, useStep } from './used-codes.ts';
import { tellOfChange } from './tell-of-change.ts';

/** A new secret for the authenticator app. The old one counts until `confirmOwnTotp`. */
export async function beginOwnTotp(ctx: Context, session: OwnSession): Promise<{ totp_secret: string }> {
  assertRecent(ctx, session);
  const secret = newTotpSecret();
  await ctx.db
    .update(opsMembers)
    .set({ pendingTotpSecret: ctx.secrets.seal(secret) })
    .where(eq(opsMembers.id, session.subjectId));
  return { totp_secret: secret };
}

/**
 * Replaces the authenticator app, once a code shows that the new one has the secret.
 * @throws ServiceError `invalid` for a wrong code.
 */
export async function confirmOwnTotp(ctx: Context, session: OwnSession, totp: string): Promise<void> {
  assertRecent(ctx, session);
  const id = session.subjectId;
  await withTransaction(ctx, async (tx) => {
    const [member] = await tx.db.select().from(opsMembers).where(eq(opsMembers.id, id)).for('update');
    const sealed = member?.pendingTotpSecret ?? null;
    const step = sealed === null ? null : stepNow(ctx, sealed, totp);
    if (member === undefined || step === null) throw refusedField('totp', 'totpInvalid');
    await forgetSteps(tx, id);
    await useStep(tx, id, step);
    await tx.db
      .update(opsMembers)
      .set({ totpSecret: sealed, pendingTotpSecret: null })
      .where(eq(opsMembers.id, id));
    tx.audit({ actor: `ops:${id}`, action: 'totp-replaced', subject: `ops:${id}` });
    await tellOfChange(ctx, tx, member, 'totp-replaced');
  });
}
