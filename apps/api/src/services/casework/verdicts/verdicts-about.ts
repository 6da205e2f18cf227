import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { verdicts, type VerdictRow } from '../../../db/schema/verdicts.ts';

/** What the verdicts are about. */
export type Subject =
  | { readonly checkId: string }
  | { readonly identityJobId: string }
  | { readonly incidentId: string };

export function about(subject: Subject): SQL {
  if ('checkId' in subject) return eq(verdicts.checkId, subject.checkId);
  return 'incidentId' in subject
    ? eq(verdicts.incidentId, subject.incidentId)
    : eq(verdicts.identityJobId, subject.identityJobId);
}

type Reader = Pick<Queryable, 'select'>;

/** The verdicts about a subject that count, in their order. */
export const countingVerdicts = (db: Reader, subject: Subject): Promise<VerdictRow[]> =>
  db
    .select()
    .from(verdicts)
    .where(and(about(subject), isNull(verdicts.endedAt)))
    .orderBy(asc(verdicts.place));

/** The members who ever had a say, also by a verdict that does not count any more. */
export async function membersWithSay(db: Reader, subject: Subject): Promise<readonly string[]> {
  const rows = await db.select({ memberId: verdicts.memberId }).from(verdicts).where(about(subject));
  return rows.map(({ memberId }) => memberId);
}

/** Whether a finding about this check was ended without a decision: the worker changed her name or National ID. */
export async function hadEndedFinding(db: Reader, checkId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: verdicts.id })
    .from(verdicts)
    .where(and(eq(verdicts.checkId, checkId), eq(verdicts.verdict, 'finding'), isNotNull(verdicts.endedAt)))
    .limit(1);
  return found !== undefined;
}
