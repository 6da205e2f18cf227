import { and, eq, isNull } from 'drizzle-orm';
import { RECOVERY_CODES } from '@repo/domain/second-factor';
import type { Context } from '../../../../context.ts';
import { recoveryCodes } from '../../../../db/schema/team.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import { readableCode } from '../../../../security/tokens.ts';

/** 12 readable characters: 58 bits. */
const LENGTH = 12;
const GROUP = 4;

const written = (code: string): string => code.replaceAll(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');

const hashOf = ({ secrets }: Pick<Context, 'secrets'>, memberId: string, typed: string): string =>
  secrets.fingerprint(`recovery-code:${memberId}`, typed.toUpperCase().replaceAll(/[^A-Z\d]/g, ''));

/** Makes ten new recovery codes. The old ones end. Only their hashes are stored. */
export async function makeRecoveryCodes(
  ctx: Pick<Context, 'secrets'>,
  tx: Transaction,
  memberId: string,
): Promise<string[]> {
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  const codes = Array.from({ length: RECOVERY_CODES }, () => readableCode(LENGTH));
  await tx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ memberId, codeHash: hashOf(ctx, memberId, code), createdAt: tx.now })));
  return codes.map(written);
}

/** Uses a recovery code up, however it was typed. @returns false for a wrong or used one. */
export async function useRecoveryCode(
  ctx: Pick<Context, 'secrets'>,
  tx: Transaction,
  memberId: string,
  typed: string,
): Promise<boolean> {
  const used = await tx.db
    .update(recoveryCodes)
    .set({ usedAt: tx.now })
    .where(
      and(
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.codeHash, hashOf(ctx, memberId, typed)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}
