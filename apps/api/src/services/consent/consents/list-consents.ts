import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { WireConsent } from '@repo/api-client/contract/worker-app';
import { workerInitials } from '@repo/domain/initials';
import { safeName } from '@repo/domain/safe-name';
import type { Context } from '../../../context.ts';
import { cases } from '../../../db/schema/cases.ts';
import { consentRequests, consents } from '../../../db/schema/consents.ts';

const LISTED = 200;

/** Lists every consent that a worker has given, also the withdrawn ones, the newest first. */
export async function listConsents(ctx: Context, workerId: string): Promise<WireConsent[]> {
  const rows = await ctx.db
    .select({
      consent: consents,
      kind: consentRequests.kind,
      open: count(cases.id),
    })
    .from(consents)
    .innerJoin(consentRequests, eq(consentRequests.id, consents.consentRequestId))
    .leftJoin(
      cases,
      and(eq(cases.consentId, consents.id), eq(cases.status, 'open'), isNull(cases.deliveredAt)),
    )
    .where(eq(consents.workerId, workerId))
    .groupBy(consents.id, consentRequests.kind)
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(LISTED);
  return rows.map(({ consent, kind, open }) => ({
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
  }));
}
