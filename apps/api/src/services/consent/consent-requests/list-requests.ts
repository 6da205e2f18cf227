import { and, eq, isNull, or } from 'drizzle-orm';
import type { WireRequest } from '@repo/api-client/contract/worker-app';
import {
  consentRequestMessage,
  consentRequestParts,
  type ShownRequest,
} from '@repo/domain/consent-request-message';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { workerInitials } from '@repo/domain/initials';
import { packageName } from '@repo/domain/packages';
import { safeName } from '@repo/domain/safe-name';
import type { Context } from '../../../context.ts';
import { consentRequests, consents } from '../../../db/schema/consents.ts';
import { answerableRequests } from '../../access/answerable-requests.ts';
import { findSentTimes } from './find-sent-times.ts';
import { findOwnRequests, shownRequest, type OwnRequest } from './find-own-requests.ts';

/**
 * Lists the consent requests to a worker: those that she can still answer, and those that she accepted and
 * has not withdrawn (worker spec 4).
 */
export async function listRequests(ctx: Context, workerId: string): Promise<WireRequest[]> {
  const shown = or(
    answerableRequests(ctx.db, workerId, ctx.clock.now()),
    and(eq(consentRequests.status, 'accepted'), isNull(consents.withdrawnAt)),
  );
  const requests = await findOwnRequests(ctx.db, workerId, shown);
  const sentAt = await findSentTimes(
    ctx.db,
    requests.map(({ request }) => request),
  );
  return requests.map((own) => presentRequest(own, sentAt.get(own.request.id)));
}

function partsIn(language: WorkerLanguage, shown: ShownRequest) {
  const { checks, follows, ...parts } = consentRequestParts(language, shown);
  return { ...parts, checks: [...checks], follows: [...follows] };
}

function presentRequest(own: OwnRequest, sentAt: Date | undefined): WireRequest {
  const { request } = own;
  const employerName = safeName(request.employerName);
  const shown = shownRequest(own);
  return {
    id: request.id,
    kind: request.kind,
    employerName,
    employerInitials: workerInitials(employerName),
    message: consentRequestMessage('en', shown),
    parts: { en: partsIn('en', shown), sw: partsIn('sw', shown) },
    time: request.createdAt.toISOString(),
    status: request.status === 'accepted' ? 'accepted' : 'pending',
    expires_at: request.expiresAt.toISOString(),
    answered_at: request.answeredAt?.toISOString() ?? null,
    sms:
      sentAt === undefined
        ? null
        : { text: request.text, language: request.language, time: sentAt.toISOString() },
    reportable: shown.quote !== '' && own.reportedAt === null,
    reported: own.reportedAt !== null,
    package: own.package && { ...own.package, label: packageName(own.package.id) },
  };
}
