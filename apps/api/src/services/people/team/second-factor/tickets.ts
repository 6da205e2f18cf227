import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { signInTickets } from '../../../../db/schema/team.ts';
import { withTransaction, type Transaction } from '../../../../db/transaction.ts';
import { ServiceError } from '../../../../errors.ts';
import { hashToken, newSessionToken } from '../../../../security/tokens.ts';

const LIFETIME_MILLISECONDS = 10 * 60_000;
const MAXIMUM_ATTEMPTS = 5;

export type TicketRow = typeof signInTickets.$inferSelect;

/** @param totpSecret the sealed secret of a member who sets the first second factor up */
export async function openTicket(
  tx: Transaction,
  memberId: string,
  totpSecret: string | null,
): Promise<string> {
  const ticket = newSessionToken();
  await tx.db.insert(signInTickets).values({
    tokenHash: hashToken(ticket),
    memberId,
    totpSecret,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + LIFETIME_MILLISECONDS),
  });
  return ticket;
}

/** For a ticket that nobody has, that ended, or that was guessed with too often. */
const over = () => new ServiceError('unauthenticated', 'signInOver');

/** The valid ticket behind this token. */
const valid = (ctx: Pick<Context, 'clock'>, ticket: string) =>
  and(
    eq(signInTickets.tokenHash, hashToken(ticket)),
    isNull(signInTickets.usedAt),
    gt(signInTickets.expiresAt, ctx.clock.now()),
    lt(signInTickets.attempts, MAXIMUM_ATTEMPTS),
  );

/** @throws ServiceError `unauthenticated` when the ticket does not count any more. */
export async function readTicket(ctx: Pick<Context, 'clock' | 'db'>, ticket: string): Promise<TicketRow> {
  const [row] = await ctx.db.select().from(signInTickets).where(valid(ctx, ticket));
  if (row === undefined) throw over();
  return row;
}

/**
 * Works with a ticket, for one of its attempts. Each failure is an audit row: somebody who reads the member's SMS may
 * be guessing, some codes at a time.
 * @throws ServiceError `unauthenticated` when the ticket does not count any more; what `work` throws.
 */
export async function withAttempt<T>(
  ctx: Context,
  token: string,
  work: (ticket: TicketRow) => Promise<T>,
): Promise<T> {
  const ticket = await countAttempt(ctx, token);
  try {
    return await work(ticket);
  } catch (error) {
    await withTransaction(ctx, async (tx) => {
      tx.audit({
        actor: 'system',
        action: 'second-factor-refused',
        subject: `ops:${ticket.memberId}`,
        details: { attempt: ticket.attempts },
      });
    });
    throw error;
  }
}

/** Counts an attempt, before anything is compared, and outside any transaction that could undo the count. */
async function countAttempt(ctx: Pick<Context, 'clock' | 'db'>, ticket: string): Promise<TicketRow> {
  const [row] = await ctx.db
    .update(signInTickets)
    .set({ attempts: sql`${signInTickets.attempts} + 1` })
    .where(valid(ctx, ticket))
    .returning();
  if (row === undefined) throw over();
  return row;
}

/** Stores the challenge that the browser's passkey has to sign. */
export async function keepChallenge(
  ctx: Pick<Context, 'clock' | 'db'>,
  ticket: string,
  challenge: string,
): Promise<void> {
  await ctx.db.update(signInTickets).set({ challenge }).where(valid(ctx, ticket));
}

/**
 * Ends the ticket, and with it every other open one of the member.
 * @throws ServiceError `unauthenticated` when another request has used it.
 */
export async function endTicket(tx: Transaction, { tokenHash, memberId }: TicketRow): Promise<void> {
  const ended = await tx.db
    .update(signInTickets)
    .set({ usedAt: tx.now })
    .where(and(eq(signInTickets.memberId, memberId), isNull(signInTickets.usedAt)))
    .returning({ tokenHash: signInTickets.tokenHash });
  if (!ended.some((each) => each.tokenHash === tokenHash)) throw over();
}
