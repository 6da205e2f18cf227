import { and, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { invitations } from '../../../db/schema/consents.ts';
import { prospects } from '../../../db/schema/prospects.ts';
import { saidYesTo } from '../../access/said-yes.ts';
import type { Viewer } from '../../access/viewer.ts';

/**
 * Whether an employer means the worker of an invitation by an id: the id of the prospect as whom she was invited, or her own
 * after her yes. Before it, nothing tells which worker is behind an invited number.
 */
export const isMeant = (db: Pick<Queryable, 'select'>, viewer: Viewer, id: string) =>
  or(
    inArray(
      invitations.workerId,
      db
        .select({ id: prospects.workerId })
        .from(prospects)
        .where(and(eq(prospects.id, id), eq(prospects.employerId, viewer.employerId))),
    ),
    and(eq(invitations.workerId, id), inArray(invitations.workerId, saidYesTo(db, viewer))),
  );
