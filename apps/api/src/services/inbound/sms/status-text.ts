import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { safeName } from '@repo/domain/safe-name';
import { REFERENCES_NEEDED } from '@repo/domain/trust-facts';
import { workerVerification } from '@repo/domain/worker-verification';
import { cases, checks } from '../../../db/schema/cases.ts';
import { employers, workerReferences, type WorkerRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { OpenQuestion, WorkerStatus, WorkerWords } from '../../messaging/worker-words/words.ts';
import { policeClearanceOf } from '../../reporting/dashboards/verification-status.ts';

/** One message has no room for more cases. */
const CASES_TOLD = 2;

/**
 * The answer to STATUS or HALI: a worker's open consent requests and the status of her verification. Until
 * she has chosen a language, the answer says how to get the other one.
 */
export async function statusText(
  tx: Transaction,
  words: WorkerWords,
  worker: WorkerRow | undefined,
  open: readonly OpenQuestion[],
): Promise<string> {
  const questions = open.length === 0 ? words.noneOpen : words.open(open);
  if (worker === undefined) return questions;
  const status = words.status(await readWorkerStatus(tx, words, worker));
  return [questions, status, ...(worker.languageChosen ? [] : [words.otherLanguage])].join(' ');
}

/** The employers that ordered her checks and the progress of the checks. It never contains a finding. */
async function readWorkerStatus(
  { db, now }: Transaction,
  words: WorkerWords,
  worker: WorkerRow,
): Promise<WorkerStatus> {
  const ofWorker = and(eq(cases.workerId, worker.id), ne(cases.status, 'closed'));
  const latest = await db
    .select({
      employer: employers.name,
      decided: sql<number>`count(*) filter (where ${checks.status} = 'decided')::int`,
      total: count(),
    })
    .from(cases)
    .innerJoin(employers, eq(employers.id, cases.employerId))
    .innerJoin(checks, eq(checks.caseId, cases.id))
    .where(ofWorker)
    .groupBy(cases.id, employers.id)
    .orderBy(desc(cases.openedAt), desc(cases.id))
    .limit(CASES_TOLD);
  const verified = await db.$count(
    workerReferences,
    and(eq(workerReferences.workerId, worker.id), eq(workerReferences.status, 'verified')),
  );
  return {
    identity: workerVerification({ smile_status: worker.smileStatus }),
    references: { verified: Math.min(verified, REFERENCES_NEEDED), needed: REFERENCES_NEEDED },
    policeClearance: await policeClearanceOf(db, worker.id, now),
    cases: latest.map((each) => ({ ...each, employer: safeName(each.employer, words.nameless) })),
    moreCases: (await db.$count(cases, ofWorker)) - latest.length,
  };
}
