import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { consents } from '../../db/schema/consents.ts';
import type { Viewer } from './viewer.ts';

/**
 * The ids of the workers whose yes to this employer stands: to an invitation, a check or a contact request. A
 * list reads them once for all its rows.
 */
export const saidYesTo = (db: Pick<Queryable, 'select'>, { employerId, now }: Viewer) =>
  db
    .select({ id: consents.workerId })
    .from(consents)
    .where(
      and(
        eq(consents.employerId, employerId),
        isNull(consents.withdrawnAt),
        or(isNull(consents.expiresAt), gt(consents.expiresAt, now)),
      ),
    );
