import { and, eq } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import { checkOfDocument } from '@repo/domain/check-source';
import { documentKinds, type DocumentKind } from '@repo/domain/document';
import type { Queryable } from '../../../db/database.ts';
import { cases, checks } from '../../../db/schema/cases.ts';

/** The kinds of open checks about a worker that wait for her. */
export async function checksWaitingForWorker(
  db: Pick<Queryable, 'select'>,
  workerId: string,
): Promise<ReadonlySet<CheckKind>> {
  const waiting = await db
    .select({ kind: checks.kind })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(cases.status, 'open'),
        eq(checks.status, 'waiting'),
        eq(checks.waitingOn, 'worker'),
      ),
    );
  return new Set(waiting.map(({ kind }) => kind));
}

/** The documents of a worker that an open check about her waits for. */
export async function documentsWaitedFor(
  db: Pick<Queryable, 'select'>,
  workerId: string,
): Promise<ReadonlySet<DocumentKind>> {
  const waiting: ReadonlySet<CheckKind | undefined> = await checksWaitingForWorker(db, workerId);
  return new Set(documentKinds.filter((slot) => waiting.has(checkOfDocument[slot])));
}
