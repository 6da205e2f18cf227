import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { decideCheck as decideCheckCall } from '@repo/api-client/contract/checks';
import { incidentReasonsOf, rulingReasonsOf } from '@repo/domain/allegation-reason';
import { checkOutcomes, type CheckKind, type CheckOutcome, type WaitingOn } from '@repo/domain/check';
import { disputeDecisions } from '@repo/domain/dispute';
import { incidentDecisions } from '@repo/domain/incident-report';
import { checks } from '../src/db/schema/cases.ts';
import { disputes } from '../src/db/schema/disputes.ts';
import { identityJobs } from '../src/db/schema/identity.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { workers } from '../src/db/schema/people.ts';
import { reviews } from '../src/db/schema/reviews.ts';
import { sessions } from '../src/db/schema/sessions.ts';
import { assignments } from '../src/db/schema/work.ts';
import { hashToken } from '../src/security/tokens.ts';
import { personVersion } from '../src/services/casework/checks/person-version.ts';
import { groundsOf, proofRow } from './check-proof.ts';
import type { Answer, TestApi } from './harness.ts';
import { looksOf } from './looks.ts';
import { paperWorkOf } from './paper-work.ts';

const outcomeOf = z.looseObject({ outcome: z.enum(checkOutcomes) });
const incidentDecision = z.looseObject({ decision: z.enum(incidentDecisions) });
const rulingDecision = z.looseObject({ decision: z.enum(disputeDecisions) });
const reasonGiven = z.object({ reason: z.string() });
const decided = {
  check: { table: checks, path: 'checks' },
  identity: { table: identityJobs, path: 'identity-checks' },
  incident: { table: misconductReports, path: 'incidents' },
  dispute: { table: disputes, path: 'disputes' },
  review: { table: reviews, path: 'reviews' },
} as const;
type Decided = keyof typeof decided;

/** The body with the usual reason of its decision, unless it names one. */
function withReason<D extends string>(
  schema: z.ZodType<{ readonly decision: D }>,
  reasons: Readonly<Record<D, readonly string[]>>,
  body: unknown,
): unknown {
  const said = schema.safeParse(body);
  return said.success ? { reason: reasons[said.data.decision][0], ...said.data } : body;
}

/**
 * Decisions of the team by its calls, of a member who holds the work and has opened what it is about. Tests of who may take it
 * claim it, and tests of looks call for themselves. Afterwards nobody holds it who did not before.
 */
export function decisionsOf(api: TestApi) {
  const { ctx } = api;
  const { db } = ctx;
  const papers = paperWorkOf(api);
  const looks = looksOf(api);

  async function workerOf(kind: Decided, id: string): Promise<string | undefined> {
    const { table } = decided[kind];
    const [row] = await db.select({ workerId: table.workerId }).from(table).where(eq(table.id, id));
    return row?.workerId;
  }

  /** Puts work that nobody holds into the hands of a member. @returns whether she took it now. */
  async function hold(token: string, kind: Decided, id: string): Promise<boolean> {
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    const workerId = await workerOf(kind, id);
    if (session?.audience !== 'ops' || workerId === undefined) return false;
    const { subjectId: memberId } = session;
    const piece = { subjectKind: kind, subjectId: id, workerId };
    try {
      const added = await db
        .insert(assignments)
        .values({ ...piece, memberId, assignedBy: memberId, assignedAt: ctx.clock.now() })
        .onConflictDoNothing()
        .returning({ id: assignments.id });
      return added.length === 1;
    } catch {
      // The database gives nothing to a member who knows somebody there. The call says so.
      return false;
    }
  }

  /** The calls that need the same work in hand, by its kind and id. */
  const underWay = new Map<string, { calls: number; isTaken: boolean }>();

  /** The call of a member who holds the work meanwhile. The last of several at once lets it go. */
  async function asHolder<T>(token: string, kind: Decided, id: string, call: () => Promise<T>): Promise<T> {
    const key = `${kind} ${id}`;
    const shared = underWay.get(key) ?? { calls: 0, isTaken: false };
    underWay.set(key, shared);
    shared.calls += 1;
    try {
      if (await hold(token, kind, id)) shared.isTaken = true;
      return await call();
    } finally {
      shared.calls -= 1;
      if (shared.calls === 0) {
        underWay.delete(key);
        if (shared.isTaken)
          await api.owner
            .delete(assignments)
            .where(and(eq(assignments.subjectId, id), isNull(assignments.endedAt)));
      }
    }
  }

  /** Puts on record what the usual reason of an outcome needs. @returns the kind of the check, or undefined without one. */
  async function prove(id: string, outcome: CheckOutcome): Promise<CheckKind | undefined> {
    const [row] = await db
      .select({ kind: checks.kind, worker: workers })
      .from(checks)
      .innerJoin(workers, eq(workers.id, checks.workerId))
      .where(eq(checks.id, id));
    if (row === undefined) return undefined;
    const { kind, worker } = row;
    const about = {
      worker: worker.id,
      person: personVersion(ctx, worker),
      at: ctx.clock.now().toISOString(),
    };
    const proof = proofRow(kind, outcome, about);
    if (proof !== null) await db.execute(sql.raw(proof));
    if (outcome === 'finding' || kind === 'health') await papers.keep({ kind, workerId: worker.id });
    if (outcome === 'finding' && kind === 'social_media') await papers.attach(id);
    return kind;
  }

  /** The body with what the form adds. What the body needs is on record, unless it names a reason of its own. */
  async function withGrounds(id: string, body: unknown): Promise<unknown> {
    const said = outcomeOf.safeParse(body);
    if (!said.success) return body;
    const { outcome } = said.data;
    const kind = reasonGiven.safeParse(body).success
      ? (await db.select().from(checks).where(eq(checks.id, id)))[0]?.kind
      : await prove(id, outcome);
    return kind === undefined ? body : { ...groundsOf(kind, outcome, ctx.clock.now()), ...said.data };
  }

  const decideOn =
    (kind: Decided) =>
    (token: string, id: string, body: unknown): Promise<Answer> =>
      asHolder(token, kind, id, () =>
        api.call('POST', `/api/ops/${decided[kind].path}/${id}/decision`, { token, body }),
      );

  const decideIncident = decideOn('incident');

  const check = async (token: string, id: string, body: unknown) => {
    const decision = await withGrounds(id, body);
    return asHolder(token, 'check', id, async () => {
      await looks.atCheck(token, id);
      return api.call('POST', `/api/ops/checks/${id}/decision`, { token, body: decision });
    });
  };

  return {
    asHolder,
    prove,
    check,
    /** The same for a decision that must be taken. */
    checkTaken: async (token: string, id: string, decision: object) => {
      const { status, body } = await check(token, id, decision);
      if (status !== 200) throw new Error(`A decision was refused: ${JSON.stringify(body)}`);
      return decideCheckCall.answer.parse(body);
    },
    /** Says who must act next in a check. */
    move: (token: string, id: string, waiting_on: WaitingOn | null) =>
      asHolder(token, 'check', id, () =>
        api.call('POST', `/api/ops/checks/${id}/progress`, { token, body: { waiting_on } }),
      ),
    /** After a look at its photos. */
    identity: (token: string, id: string, body: unknown): Promise<Answer> =>
      asHolder(token, 'identity', id, async () => {
        await looks.atPhotos(token, id);
        return api.call('POST', `/api/ops/identity-checks/${id}/decision`, { token, body });
      }),
    incident: (token: string, id: string, body: unknown) =>
      decideIncident(token, id, withReason(incidentDecision, incidentReasonsOf, body)),
    dispute: (token: string, id: string, body: unknown) =>
      asHolder(token, 'dispute', id, async () => {
        const [about] = await db.select().from(disputes).where(eq(disputes.id, id));
        if (about?.checkId != null) await looks.atCheck(token, about.checkId);
        const ruling = withReason(rulingDecision, rulingReasonsOf, body);
        return api.call('POST', `/api/ops/disputes/${id}/decision`, { token, body: ruling });
      }),
    review: decideOn('review'),
  };
}
