import { eq } from 'drizzle-orm';
import type { MadePasskey, UsedPasskey } from '@repo/api-client/contract/team-auth';
import { brand } from '@repo/domain/brand';
import { deviceName } from '@repo/domain/device-name';
import type { Context } from '../../../../context.ts';
import type { Queryable } from '../../../../db/database.ts';
import type { MemberRow } from '../../../../db/schema/people.ts';
import { passkeys } from '../../../../db/schema/team.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import { ServiceError } from '../../../../errors.ts';
import {
  requestToMake,
  requestToUse,
  verifyMade,
  verifyUsed,
  type Passkey,
  type PasskeySite,
} from '../../../../security/passkeys.ts';
import { siteOrigin } from '../../../../site-origin.ts';

const siteOfTeam = ({ config }: Pick<Context, 'config'>): PasskeySite => ({
  name: brand.name,
  origin: siteOrigin('ops', config.publicOrigin),
});

/** @param cause the fault, for the log */
const refused = (cause?: unknown) => new ServiceError('invalid', 'passkeyInvalid', { cause });

const keysOf = (db: Pick<Queryable, 'select'>, memberId: string) =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId));

/** The request for the browser to make a passkey. Its challenge has to be kept. */
export const registrationFor = async (ctx: Pick<Context, 'config' | 'db'>, member: MemberRow) =>
  requestToMake(
    siteOfTeam(ctx),
    { account: member.phone, name: member.name ?? member.phone },
    await keysOf(ctx.db, member.id),
  );

/** The request for the browser to use one of the member's passkeys. Its challenge has to be kept. */
export const authenticationFor = async (ctx: Pick<Context, 'config' | 'db'>, memberId: string) =>
  requestToUse(siteOfTeam(ctx), await keysOf(ctx.db, memberId));

/**
 * Checks a new passkey. Nothing is stored yet.
 * @throws ServiceError `invalid` when it is not the answer to this challenge on our site.
 */
export async function checkMade(
  ctx: Pick<Context, 'config'>,
  challenge: string,
  made: MadePasskey,
): Promise<Passkey> {
  try {
    return await verifyMade(siteOfTeam(ctx), challenge, made);
  } catch (error) {
    throw refused(error);
  }
}

/** Stores a checked passkey, named after the device. @throws ServiceError `conflict` for one that is stored already. */
export async function storePasskey(
  tx: Transaction,
  memberId: string,
  checked: Passkey,
  device: string | null,
): Promise<void> {
  const stored = await tx.db
    .insert(passkeys)
    .values({ ...checked, memberId, name: deviceName(device), createdAt: tx.now })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  if (stored.length === 0) throw new ServiceError('conflict', 'passkeyKnown');
}

/**
 * Checks that a passkey of the member signed the challenge, and counts the use.
 * @throws ServiceError `invalid`.
 */
export async function usePasskey(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  memberId: string,
  { challenge, used }: { readonly challenge: string; readonly used: UsedPasskey },
): Promise<void> {
  const keys = await keysOf(tx.db, memberId).for('update');
  const key = keys.find(({ credentialId }) => credentialId === used.id);
  if (key === undefined) throw refused();
  const counter = await verifyUsed(siteOfTeam(ctx), challenge, used, key).catch((error: unknown) => {
    throw refused(error);
  });
  await tx.db.update(passkeys).set({ counter, lastUsedAt: tx.now }).where(eq(passkeys.id, key.id));
}
