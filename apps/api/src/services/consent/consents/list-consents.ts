import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { WireConsent } from '@repo/api-client/contract/worker-app';
import { isForChecks } from '@repo/domain/consent';
import { workerInitials } from '@repo/domain/initials';
import {
  askRefusal,
  refusalKindOf,
  type RefusalKind,
  type ToldEmployer,
} from '@repo/domain/permission-to-ask';
import { safeName } from '@repo/domain/safe-name';
import type { Context } from '../../../context.ts';
import { cases } from '../../../db/schema/cases.ts';
import { consentRequests, consents, refusedEmployers } from '../../../db/schema/consents.ts';

const LISTED = 200;

/** Lists every consent that a worker has given, also the withdrawn ones, the newest first. */
export async function listConsents(ctx: Context, workerId: string): Promise<WireConsent[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .select({
      consent: consents,
      kind: consentRequests.kind,
      open: count(cases.id),
      blockedAt: refusedEmployers.blockedAt,
      declined: refusedEmployers.declined,
      refusedAt: refusedEmployers.refusedAt,
    })
    .from(consents)
    .innerJoin(consentRequests, eq(consentRequests.id, consents.consentRequestId))
    .leftJoin(
      cases,
      and(eq(cases.consentId, consents.id), eq(cases.status, 'open'), isNull(cases.deliveredAt)),
    )
    .leftJoin(
      refusedEmployers,
      and(
        eq(refusedEmployers.workerId, consents.workerId),
        eq(refusedEmployers.employerId, consents.employerId),
      ),
    )
    .where(eq(consents.workerId, workerId))
    .groupBy(consents.id, consentRequests.kind, refusedEmployers.id)
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(LISTED);
  const openOf = (employerId: string, forChecks: boolean) =>
    rows
      .filter(({ consent, kind }) => consent.employerId === employerId && isForChecks(kind) === forChecks)
      .reduce((sum, { open }) => sum + open, 0);
  return rows.map(({ consent, kind, open, blockedAt, declined, refusedAt }) => ({
    id: consent.id,
    request_id: consent.consentRequestId,
    kind,
    employerName: safeName(consent.employerName),
    employerInitials: workerInitials(safeName(consent.employerName)),
    level: consent.level,
    text: consent.text,
    language: consent.language,
    channel: consent.channel,
    given_at: consent.givenAt.toISOString(),
    expires_at: consent.expiresAt?.toISOString() ?? null,
    withdrawn_at: consent.withdrawnAt?.toISOString() ?? null,
    open_checks: open,
    // `withdrawConsent` takes the same consents together.
    stops_checks: openOf(consent.employerId, isForChecks(kind)),
    refusal: refusalOf({ isBlocked: blockedAt !== null, declined: declined ?? 0, refusedAt }, now),
  }));
}

function refusalOf(told: ToldEmployer, now: Date): RefusalKind | null {
  const refusal = askRefusal(told, now);
  return refusal && refusalKindOf(told, refusal);
}
