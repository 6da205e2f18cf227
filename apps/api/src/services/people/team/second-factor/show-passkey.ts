import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { showPasskey as showPasskeyCall } from '@repo/api-client/contract/team-auth';
import type { Context } from '../../../../context.ts';
import { ServiceError } from '../../../../errors.ts';
import { enter, type SignedIn } from './enter.ts';
import { checkMade, storePasskey, usePasskey } from './passkeys.ts';
import { withAttempt, type TicketRow } from './tickets.ts';

type Shown = BodyOf<typeof showPasskeyCall>;

/**
 * Opens a session with the browser's answer to the challenge of the ticket: with a new passkey at the first sign-in,
 * and later with the use of one.
 * @throws ServiceError `invalid` for an answer that does not count; `unauthenticated` when the ticket is over.
 */
export const showPasskey = (ctx: Context, shown: Shown, device: string | null): Promise<SignedIn> =>
  withAttempt(ctx, shown.ticket, (ticket) => enterWithPasskey(ctx, ticket, shown, device));

async function enterWithPasskey(
  ctx: Context,
  ticket: TicketRow,
  { made, used }: Shown,
  device: string | null,
): Promise<SignedIn> {
  const { challenge } = ticket;
  const entry = { ticket, kind: 'passkey', device } as const;
  const isFirst = ticket.totpSecret !== null;
  if (challenge !== null && isFirst && made !== undefined) {
    const checked = await checkMade(ctx, challenge, made);
    return enter(ctx, { ...entry, use: (tx, { id }) => storePasskey(tx, id, checked, device) });
  }
  if (challenge !== null && !isFirst && used !== undefined)
    return enter(ctx, { ...entry, use: (tx, { id }) => usePasskey(ctx, tx, id, { challenge, used }) });
  throw new ServiceError('invalid', 'passkeyInvalid');
}
