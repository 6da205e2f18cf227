import { eq } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { opsMembers, type MemberRow } from '../../../../db/schema/people.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import { refusedField } from '../../../../errors.ts';
import { enter, type SignedIn } from './enter.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { withAttempt, type TicketRow } from './tickets.ts';
import { stepNow, useStep } from './used-codes.ts';

interface Shown {
  readonly ticket: string;
  readonly totp?: string | undefined;
  readonly recovery_code?: string | undefined;
}

/**
 * Opens a session with a code of the authenticator app or a recovery code.
 * @throws ServiceError `invalid` for a wrong or used code; `unauthenticated` when the ticket is over.
 */
export const showSecondFactor = (ctx: Context, shown: Shown, device: string | null): Promise<SignedIn> =>
  withAttempt(ctx, shown.ticket, (ticket) => enterWithCode(ctx, ticket, shown, device));

async function enterWithCode(
  ctx: Context,
  ticket: TicketRow,
  { totp, recovery_code: recoveryCode }: Shown,
  device: string | null,
): Promise<SignedIn> {
  if (totp !== undefined)
    return enter(ctx, {
      ticket,
      kind: 'totp',
      device,
      use: (tx, member) => useTotp(ctx, tx, member, { ticket, totp }),
    });
  if (recoveryCode === undefined || ticket.totpSecret !== null)
    throw refusedField('totp', 'secondFactorMissing');
  return enter(ctx, {
    ticket,
    kind: 'recovery_code',
    device,
    use: async (tx, { id }) => {
      if (!(await useRecoveryCode(ctx, tx, id, recoveryCode)))
        throw refusedField('recovery_code', 'recoveryCodeInvalid');
    },
  });
}

/** Uses a code of the app up. With the ticket of a first sign-in, the code also proves that the app has the secret. */
async function useTotp(
  ctx: Context,
  tx: Transaction,
  { id, totpSecret }: MemberRow,
  { ticket, totp }: { readonly ticket: TicketRow; readonly totp: string },
): Promise<void> {
  const sealed = ticket.totpSecret ?? totpSecret;
  const step = sealed === null ? null : stepNow(ctx, sealed, totp);
  if (step === null) throw refusedField('totp', 'totpInvalid');
  if (!(await useStep(tx, id, step))) throw refusedField('totp', 'totpUsed');
  if (ticket.totpSecret !== null)
    await tx.db.update(opsMembers).set({ totpSecret: ticket.totpSecret }).where(eq(opsMembers.id, id));
}
