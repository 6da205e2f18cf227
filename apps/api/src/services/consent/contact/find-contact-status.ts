import { eq } from 'drizzle-orm';
import type { getContactStatus } from '@repo/api-client/contract/contact-requests';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import { showsContact } from '@repo/domain/contact-request';
import { refusalText } from '@repo/domain/refusals/refusal-text';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { notFound } from '../../../errors.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { findAskRefusal } from '../../access/assert-may-ask.ts';
import { isVisible } from '../../access/visibility.ts';
import { findLatestRequest } from './latest-request.ts';

type ContactStatus = AnswerOf<typeof getContactStatus>;

/**
 * Reads the status of this employer's latest request for a worker's contact. A request past its end reads as
 * expired at once. The answer holds name and number while the worker's approval stands, and not after she has
 * withdrawn it.
 * @throws ServiceError `not-found` for a worker whom the employer cannot see and has never asked.
 */
export async function findContactStatus(
  ctx: Context,
  employerId: string,
  id: string,
): Promise<ContactStatus> {
  const viewer = { employerId, now: ctx.clock.now() };
  const [seen] = await ctx.db
    .select({ id: workers.id })
    .from(workers)
    .where(isVisible(ctx.db, viewer, id));
  const workerId = seen?.id ?? id;
  const request = await findLatestRequest(ctx.db, employerId, workerId);
  const refused = await findAskRefusal(ctx.db, employerId, workerId, ctx.clock.now());
  const refusal = refused === null ? null : refusalText('en', refused);
  if (request === undefined) {
    if (seen === undefined) throw notFound('workerNotFound');
    return {
      has_request: false,
      status: null,
      expires_at: null,
      ask_refusal: refusal,
      data: { contact_info: null },
    };
  }
  const lapsed = request.status === 'pending' && request.expiresAt <= ctx.clock.now();
  const isShared = showsContact(request.status, request.isWithdrawn);
  return {
    has_request: true,
    status: lapsed ? 'expired' : request.status,
    expires_at: request.expiresAt.toISOString(),
    ask_refusal: refusal,
    data: { contact_info: isShared ? await readContact(ctx, employerId, workerId) : null },
  };
}

async function readContact(
  ctx: Context,
  employerId: string,
  workerId: string,
): Promise<ContactStatus['data']['contact_info']> {
  return withTransaction(ctx, async (tx) => {
    const [contact] = await tx.db
      .select({ name: workers.name, phone: workers.phone })
      .from(workers)
      .where(eq(workers.id, workerId));
    if (contact === undefined) return null;
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'looked-at-unmasked-data',
      subject: `worker:${workerId}`,
      details: { contact: true },
    });
    return contact;
  });
}
