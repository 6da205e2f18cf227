import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { showPasskey as showPasskeyCall } from '@repo/api-client/contract/team-auth';
import type { Context } from '../../../../context.ts';
import { ServiceError } from '../../../../errors.ts';
import { enter, type SignedIn } from './enter.ts';
import { checkMade, storePasskey, usePasskey } from './passkeys.ts';
import { countAttempt } from './tickets.ts';

/**
 * Opens a session with the browser's answer to the challenge of the ticket: with a new passkey at the first sign-in,
 * and later with the use of one.
 * @throws ServiceError `invalid` for an answer that does not count; `unauthenticated` when the ticket is over.
 */
export async function showPasskey(
  ctx: Context,
  { made, used, ...shown }: BodyOf<typeof showPasskeyCall>,
  device: string | null,
): Promise<SignedIn> {
  const ticket = await countAttempt(ctx, shown.ticket);
  const { challenge } = ticket;
  const isFirst = ticket.totpSecret !== null;
  if (challenge === null || (isFirst ? made : used) === undefined)
    throw new ServiceError('invalid', 'passkeyInvalid');
  if (isFirst && made !== undefined) {
    const checked = await checkMade(ctx, challenge, made);
    const use: Parameters<typeof enter>[1]['use'] = (tx, { id }) => storePasskey(tx, id, checked, device);
    return enter(ctx, { ticket, kind: 'passkey', device, use });
  }
  if (used === undefined) throw new ServiceError('invalid', 'passkeyInvalid');
  return enter(ctx, {
    ticket,
    kind: 'passkey',
    device,
    use: (tx, { id }) => usePasskey(ctx, tx, id, { challenge, used }),
  });
}
