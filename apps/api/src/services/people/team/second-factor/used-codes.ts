import { eq } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { usedTotpSteps } from '../../../../db/schema/team.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import { stepOfCode } from '../../../../security/totp.ts';

/**
 * The 30 seconds to which a code of the authenticator app belongs, or null. In a sandbox with a moved clock the member's
 * phone is at the time outside.
 */
export const stepNow = (
  { clock, secrets }: Pick<Context, 'clock' | 'secrets'>,
  sealed: string,
  code: string,
) => stepOfCode(secrets.open(sealed), code, [clock.now(), clock.unmoved()]);

/** Forgets the used codes of a secret that the member replaces. */
export const forgetSteps = (tx: Transaction, memberId: string) =>
  tx.db.delete(usedTotpSteps).where(eq(usedTotpSteps.memberId, memberId));

/** Uses a code up. @returns false when it was used before. */
export async function useStep(tx: Transaction, memberId: string, step: number): Promise<boolean> {
  const used = await tx.db
    .insert(usedTotpSteps)
    .values({ memberId, step, usedAt: tx.now })
    .onConflictDoNothing()
    .returning({ step: usedTotpSteps.step });
  return used.length > 0;
}
