import { and, eq, inArray } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import { checkOfDocument } from '@repo/domain/check-source';
import { documentKinds, type DocumentKind } from '@repo/domain/document';
import type { Queryable } from '../../../db/database.ts';
import { cases, checks } from '../../../db/schema/cases.ts';

/** The documents of a worker that an open check about her waits for. */
export async function documentsWaitedFor(
  db: Pick<Queryable, 'select'>,
  workerId: string,
): Promise<ReadonlySet<DocumentKind>> {
  const kinds = Object.values(checkOfDocument);
  const waiting = await db
    .select({ kind: checks.kind })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(cases.status, 'open'),
        inArray(checks.kind, kinds),
        eq(checks.status, 'waiting'),
        eq(checks.waitingOn, 'worker'),
      ),
    );
  const waited = new Set<CheckKind | undefined>(waiting.map(({ kind }) => kind));
  return new Set(documentKinds.filter((slot) => waited.has(checkOfDocument[slot])));
}
