import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Context } from '../src/context.ts';
import { cases, checks } from '../src/db/schema/cases.ts';
import { disputes } from '../src/db/schema/disputes.ts';
import { identityJobs } from '../src/db/schema/identity.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { workers } from '../src/db/schema/people.ts';
import { listFindings } from '../src/services/casework/disputes/list-findings.ts';
import { readIdentityStatus } from '../src/services/evidence/identity/read-status.ts';
import { readRegistry } from '../src/services/evidence/misconduct/read-registry.ts';
import { readDeepCheck } from '../src/services/reporting/reports/read-deep-check.ts';
import { readPublicProfile } from '../src/services/reporting/public-profile/read-public-profile.ts';
import { readCompletion } from '../src/services/reporting/reports/read-completion.ts';
import { readVerificationStatus } from '../src/services/reporting/dashboards/verification-status.ts';
import { readWorkerDashboard } from '../src/services/reporting/dashboards/worker-dashboard.ts';
import { readOwnRecord } from '../src/services/people/workers/read-own-record.ts';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';
import { heldUp } from './held-up.ts';

const PREMIUM = 18;

const api = await useApi();
const work = caseWorkOf(api);

interface Tie {
  readonly employer: string;
  readonly worker: string;
}

/** A worker who must confirm the name on the ID card. A record against the worker is under dispute. */
async function underCheck(): Promise<Tie> {
  const { db, clock } = api.ctx;
  const { id: employer } = await work.employer();
  const worker = await work.worker({ smileStatus: 'pending', misconductFlags: 1 });
  const caseId = await work.open(employer, worker, PREMIUM);
  const now = clock.now();
  await db.insert(identityJobs).values({
    id: randomUUID(),
    workerId: worker,
    attempt: 1,
    state: 'name_differs',
    nameGiven: 'Amani Test',
    nameOnId: 'AMANI WANJIRU',
    consentLanguage: 'en',
    consentAt: now,
    createdAt: now,
  });
  const [check] = await db
    .update(checks)
    .set({ status: 'decided', outcome: 'finding', note: 'On record.', decidedAt: now, decidedAlone: true })
    .where(and(eq(checks.caseId, caseId), eq(checks.kind, 'misconduct_registry')))
    .returning();
  await db
    .insert(disputes)
    .values({ workerId: worker, checkId: check?.id ?? '', words: 'Not me.', createdAt: now });
  await db.insert(misconductReports).values({
    workerId: worker,
    reporterId: employer,
    category: 'theft',
    region: 'coast_east',
    description: 'A ring is gone.',
    status: 'upheld',
    decidedAlone: true,
    decisionNote: 'On record.',
    createdAt: now,
    decidedAt: now,
  });
  return { employer, worker };
}

type Change = Parameters<Parameters<Context['db']['transaction']>[0]>[0];

/** All changes from the worker's answer and the team's decisions at once: the worker is verified and has no findings. */
async function clear(tx: Change, { worker }: Tie): Promise<void> {
  const now = api.ctx.clock.now();
  await tx.update(workers).set({ smileStatus: 'verified', misconductFlags: 0 }).where(eq(workers.id, worker));
  await tx
    .update(identityJobs)
    .set({ state: 'verified', decidedAt: now })
    .where(eq(identityJobs.workerId, worker));
  await tx
    .update(checks)
    .set({ status: 'decided', outcome: 'clear', note: 'Nothing.', decidedAt: now })
    .where(eq(checks.workerId, worker));
  await tx.update(cases).set({ status: 'completed', completedAt: now }).where(eq(cases.workerId, worker));
  await tx
    .update(disputes)
    .set({ status: 'upheld', endedAt: now, decisionNote: 'Another person.' })
    .where(eq(disputes.workerId, worker));
  await tx
    .update(misconductReports)
    .set({ status: 'dismissed' })
    .where(eq(misconductReports.workerId, worker));
}

it.each<readonly [string, (on: Context, tie: Tie) => Promise<unknown>]>([
  ['the report', (on, { employer, worker }) => readDeepCheck(on, employer, worker)],
  ['how far a check is', (on, { employer, worker }) => readCompletion(on, employer, worker)],
  ['the registry', (on, { employer, worker }) => readRegistry(on, employer, worker)],
  ['her score, for an employer', (on, { employer, worker }) => readPublicProfile(on, employer, worker)],
  ['how her identity stands', (on, { worker }) => readIdentityStatus(on, worker)],
  ['how far her verification is', (on, { worker }) => readVerificationStatus(on, worker)],
  ['what is held against her', (on, { worker }) => listFindings(on, worker)],
  ['her own record', (on, { worker }) => readOwnRecord(on, worker)],
  ['her dashboard', (on, { worker }) => readWorkerDashboard(on, worker)],
])('what is decided meanwhile is told as a whole, or not at all: %s', async (_, read) => {
  const tie = await underCheck();
  const before = await read(api.ctx, tie);
  const { reading } = await api.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${checks}, ${identityJobs} in access exclusive mode`);
    const begun = read(api.ctx, tie);
    await heldUp(api, 1);
    await clear(tx, tie);
    return { reading: begun };
  });
  const answer = await reading;
  const after = await read(api.ctx, tie);
  expect(after).not.toEqual(before);
  expect([before, after]).toContainEqual(answer);
});
