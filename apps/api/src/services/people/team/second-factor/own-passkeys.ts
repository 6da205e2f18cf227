import { and, eq } from 'drizzle-orm';
import type { MadePasskey } from '@repo/api-client/contract/team-auth';
import type { Context } from '../../../../context.ts';
import { opsMembers } from '../../../../db/schema/people.ts';
import { passkeys } from '../../../../db/schema/team.ts';
import { withTransaction } from '../../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../../errors.ts';
import { assertRecent, type OwnSession } from './assert-recent.ts';
import { factorsOf } from './factors-of.ts';
import { checkMade, registrationFor, storePasskey } from './passkeys.ts';
import { tellOfChange } from './tell-of-change.ts';

/** The request for the browser to make one more passkey. */
export async function beginOwnPasskey(ctx: Context, session: OwnSession) {
  assertRecent(ctx, session);
  const [member] = await ctx.db.select().from(opsMembers).where(eq(opsMembers.id, session.subjectId));
  if (member === undefined) throw notFound();
  const registration = await registrationFor(ctx, member);
  await ctx.db
    .update(opsMembers)
    .set({ pendingChallenge: registration.challenge })
    .where(eq(opsMembers.id, member.id));
  return { registration: { ...registration } };
}

/**
 * Stores the passkey that the browser made.
 * @throws ServiceError `invalid` when it is not the answer to the last request.
 */
export async function addOwnPasskey(
  ctx: Context,
  session: OwnSession & { readonly device: string | null },
  made: MadePasskey,
): Promise<void> {
  assertRecent(ctx, session);
  const { subjectId: id, device } = session;
  const [asked] = await ctx.db
    .select({ challenge: opsMembers.pendingChallenge })
    .from(opsMembers)
    .where(eq(opsMembers.id, id));
  const challenge = asked?.challenge ?? null;
  if (challenge === null) throw new ServiceError('invalid', 'passkeyInvalid');
  const checked = await checkMade(ctx, challenge, made);
  await withTransaction(ctx, async (tx) => {
    // A challenge is answered once.
    const [member] = await tx.db
      .update(opsMembers)
      .set({ pendingChallenge: null })
      .where(and(eq(opsMembers.id, id), eq(opsMembers.pendingChallenge, challenge)))
      .returning({ id: opsMembers.id, phone: opsMembers.phone });
    if (member === undefined) throw new ServiceError('invalid', 'passkeyInvalid');
    await storePasskey(tx, id, checked, device);
    tx.audit({ actor: `ops:${id}`, action: 'passkey-added', subject: `ops:${id}` });
    await tellOfChange(ctx, tx, member, 'passkey-added');
  });
}

/** @throws ServiceError `not-found`; `conflict` for the last second factor. */
export async function removeOwnPasskey(ctx: Context, session: OwnSession, passkeyId: string): Promise<void> {
  assertRecent(ctx, session);
  const id = session.subjectId;
  await withTransaction(ctx, async (tx) => {
    const [member] = await tx.db.select().from(opsMembers).where(eq(opsMembers.id, id)).for('update');
    const removed = await tx.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.memberId, id)))
      .returning({ id: passkeys.id });
    if (member === undefined || removed.length === 0) throw notFound();
    if ((await factorsOf(tx.db, member)).length === 0) throw new ServiceError('conflict', 'lastSecondFactor');
    tx.audit({ actor: `ops:${id}`, action: 'passkey-removed', subject: `ops:${id}` });
    await tellOfChange(ctx, tx, member, 'passkey-removed');
  });
}
