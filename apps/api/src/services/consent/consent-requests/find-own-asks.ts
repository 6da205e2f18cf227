import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import { quotedInApp, type ShownAsk } from '@repo/domain/ask-message';
import { stepsOfLevel } from '@repo/domain/check';
import type { Queryable } from '../../../db/database.ts';
import { asks, consents, contactRequests, invitations } from '../../../db/schema/consents.ts';
import { employers } from '../../../db/schema/people.ts';
import { packages, purchases } from '../../../db/schema/purchases.ts';

const LISTED = 100;

/** Questions to a worker with all that she is shown of them, the newest first. */
export const findOwnAsks = (db: Pick<Queryable, 'select'>, workerId: string, which: SQL | undefined) =>
  db
    .select({
      ask: asks,
      employer: employers.name,
      package: { id: packages.id, level: packages.level },
      message: contactRequests.message,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(asks)
    .innerJoin(employers, eq(employers.id, asks.employerId))
    .leftJoin(invitations, eq(invitations.id, asks.invitationId))
    .leftJoin(purchases, eq(purchases.id, asks.purchaseId))
    .leftJoin(packages, or(eq(packages.id, invitations.packageId), eq(packages.id, purchases.packageId)))
    .leftJoin(contactRequests, eq(contactRequests.id, asks.contactRequestId))
    .leftJoin(consents, eq(consents.askId, asks.id))
    .where(and(eq(asks.workerId, workerId), which))
    .orderBy(desc(asks.createdAt), desc(asks.id))
    .limit(LISTED);

export type OwnAsk = Awaited<ReturnType<typeof findOwnAsks>>[number];

/** A question as `askMessage` words it. */
export const shownAsk = ({ ask, employer, package: sold, message }: OwnAsk): ShownAsk => ({
  kind: ask.kind,
  employer,
  checks: sold === null ? [] : stepsOfLevel[sold.level],
  quote: message === null ? '' : quotedInApp(message),
});
