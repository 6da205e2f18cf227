import { and, count, eq, isNull } from 'drizzle-orm';
import type { SecondFactorKind } from '@repo/domain/second-factor';
import type { Queryable } from '../../../../db/database.ts';
import type { MemberRow } from '../../../../db/schema/people.ts';
import { passkeys, recoveryCodes } from '../../../../db/schema/team.ts';

/** The second factors that a member can show. Empty before the first was set up. */
export async function factorsOf(
  db: Pick<Queryable, 'select'>,
  { id, totpSecret }: Pick<MemberRow, 'id' | 'totpSecret'>,
): Promise<readonly SecondFactorKind[]> {
  const [keys] = await db.select({ number: count() }).from(passkeys).where(eq(passkeys.memberId, id));
  const hasPasskey = (keys?.number ?? 0) > 0;
  if (!hasPasskey && totpSecret === null) return [];
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(totpSecret === null ? [] : (['totp'] as const)),
    ...((await recoveryCodesLeft(db, id)) > 0 ? (['recovery_code'] as const) : []),
  ];
}

/** The recovery codes that a member has not used. */
export async function recoveryCodesLeft(db: Pick<Queryable, 'select'>, memberId: string): Promise<number> {
  const [left] = await db
    .select({ number: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)));
  return left?.number ?? 0;
}
