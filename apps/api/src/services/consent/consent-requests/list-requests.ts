import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { WireRequest } from '@repo/api-client/contract/worker-app';
import { askMessage } from '@repo/domain/ask-message';
import { workerInitials } from '@repo/domain/initials';
import { packageLabel } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import { asks, consents } from '../../../db/schema/consents.ts';
import { findOwnAsks, shownAsk, type OwnAsk } from './find-own-asks.ts';

/**
 * What employers ask of a worker: what she can still answer, and what she accepted and has not taken back (worker spec 4).
 */
export async function listRequests(ctx: Context, workerId: string): Promise<WireRequest[]> {
  const shown = or(
    and(eq(asks.status, 'open'), gt(asks.expiresAt, ctx.clock.now())),
    and(eq(asks.status, 'accepted'), isNull(consents.withdrawnAt)),
  );
  return (await findOwnAsks(ctx.db, workerId, shown)).map(presentRequest);
}

function presentRequest(own: OwnAsk): WireRequest {
  const { ask, employer } = own;
  const shown = shownAsk(own);
  const messages = { en: askMessage('en', shown), sw: askMessage('sw', shown) };
  return {
    id: ask.id,
    kind: ask.kind,
    employerName: employer,
    employerInitials: workerInitials(employer),
    message: messages.en,
    messages,
    time: ask.createdAt.toISOString(),
    status: ask.status === 'accepted' ? 'accepted' : 'pending',
    expires_at: ask.expiresAt.toISOString(),
    answered_at: ask.answeredAt?.toISOString() ?? null,
    checks: [...shown.checks],
    package: own.package && { ...own.package, label: packageLabel(own.package.id) },
  };
}
