import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { beginPasskey as beginPasskeyCall } from '@repo/api-client/contract/team-auth';
import type { Context } from '../../../../context.ts';
import { opsMembers } from '../../../../db/schema/people.ts';
import { notFound } from '../../../../errors.ts';
import { authenticationFor, registrationFor } from './passkeys.ts';
import { keepChallenge, readTicket } from './tickets.ts';

/**
 * The request for the browser: to make a passkey where the ticket sets a second factor up, else to use one.
 * @throws ServiceError `unauthenticated` when the ticket is over.
 */
export async function beginPasskey(ctx: Context, ticket: string): Promise<AnswerOf<typeof beginPasskeyCall>> {
  const { memberId, totpSecret } = await readTicket(ctx, ticket);
  if (totpSecret === null) {
    const authentication = await authenticationFor(ctx, memberId);
    await keepChallenge(ctx, ticket, authentication.challenge);
    return { registration: null, authentication: { ...authentication } };
  }
  const [member] = await ctx.db.select().from(opsMembers).where(eq(opsMembers.id, memberId));
  if (member === undefined) throw notFound();
  const registration = await registrationFor(ctx, member);
  await keepChallenge(ctx, ticket, registration.challenge);
  return { registration: { ...registration }, authentication: null };
}
