import { and, eq, isNull } from 'drizzle-orm';
import { standingAfter, type Standing } from '@repo/domain/four-eyes';
import { mayDo } from '@repo/domain/team-permission';
import type { TeamRole } from '@repo/domain/team-role';
import { verdicts, type VerdictRow } from '../../../db/schema/verdicts.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { about, countingVerdicts, type Subject } from './verdicts-about.ts';

/** The member of the team who decides. */
export interface Decider {
  readonly id: string;
  readonly role: TeamRole;
}

export interface GivenVerdict<V extends string = string> {
  readonly by: Decider;
  readonly verdict: V;
  readonly note: string;
  readonly expiresOn?: string | null;
  readonly nameOnId?: string | null;
  readonly personVersion?: string | null;
  /** What it stands on, beside its words. */
  readonly grounds?: Partial<Pick<VerdictRow, 'reason' | 'source' | 'evidenceOn'>>;
  /** Words for the team alone. */
  readonly teamNote?: string | null;
}

interface Rules {
  readonly needsSecond: boolean;
  /** The verdict that settles for neither of two. Null where there is none. */
  readonly neutral: string | null;
  /** What two members must agree on. By default the verdict alone. */
  readonly sameness?: (said: VerdictSaid) => string;
}

/** What a member said, as far as another one must say the same. */
export type VerdictSaid = Pick<VerdictRow, 'verdict' | 'nameOnId' | 'reason' | 'expiresOn'>;

/** The standing after a verdict, with the verdict that the last member agreed with: its words count. */
export type Given = Exclude<Standing<string>, { readonly state: 'refused' }> & {
  readonly agreedWith: VerdictRow | undefined;
};

/**
 * Stores the verdict of a member and says where the decision stands (decisions 14). The caller has locked the subject.
 * @throws ServiceError `conflict` when this member may not give the next verdict.
 */
export async function giveVerdict(
  tx: Transaction,
  subject: Subject,
  {
    by,
    verdict,
    note,
    expiresOn = null,
    nameOnId = null,
    personVersion = null,
    grounds,
    teamNote,
  }: GivenVerdict,
  { needsSecond, neutral, sameness = (row) => row.verdict }: Rules,
): Promise<Given> {
  const earlier = await countingVerdicts(tx.db, subject);
  const standing = standingAfter(
    earlier.map((row) => ({ memberId: row.memberId, verdict: sameness(row) })),
    { memberId: by.id, verdict: sameness({ verdict, nameOnId, reason: grounds?.reason ?? null, expiresOn }) },
    { needsSecond, neutral, maySettle: mayDo(by.role, 'settle') },
  );
  if (standing.state === 'refused') throw new ServiceError('conflict', standing.refusal);
  await tx.db.insert(verdicts).values({
    ...subject,
    memberId: by.id,
    place: earlier.length + 1,
    verdict,
    note,
    expiresOn,
    nameOnId,
    personVersion,
    ...grounds,
    teamNote: teamNote ?? null,
    createdAt: tx.now,
  });
  const second = standing.state === 'decided' ? standing.secondedBy : null;
  return { ...standing, agreedWith: earlier.find(({ memberId }) => memberId === second) };
}

/** Ends the verdicts about a subject. The next one is the first one again. */
export async function endVerdicts(tx: Transaction, subject: Subject): Promise<void> {
  await tx.db
    .update(verdicts)
    .set({ endedAt: tx.now })
    .where(and(about(subject), isNull(verdicts.endedAt)));
}

/** Ends the verdicts about an attempt to prove an identity, and forgets what was seen of the worker. */
export async function forgetVerdicts(tx: Transaction, identityJobId: string): Promise<void> {
  await endVerdicts(tx, { identityJobId });
  await tx.db
    .update(verdicts)
    .set({ note: '', nameOnId: null })
    .where(eq(verdicts.identityJobId, identityJobId));
}
