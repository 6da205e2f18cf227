import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../src/context.ts';
import { connectDatabase } from '../src/db/database.ts';
import { cases, checks } from '../src/db/schema/cases.ts';
import { chargebacks } from '../src/db/schema/chargebacks.ts';
import { disputes } from '../src/db/schema/disputes.ts';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { identityJobs } from '../src/db/schema/identity.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { opsMembers, refereeNotices, workerReferences } from '../src/db/schema/people.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { listConsents } from '../src/services/consent/consents/list-consents.ts';
import { listDocumentsOf } from '../src/services/evidence/documents/list-documents.ts';
import { listFindings } from '../src/services/casework/disputes/list-findings.ts';
import { listNotifications } from '../src/services/messaging/notifications/list-notifications.ts';
import { listReferencesForTeam } from '../src/services/evidence/references/list-for-team.ts';
import { listChargebacks } from '../src/services/money/chargebacks/list-chargebacks.ts';
import { numberHash } from '../src/services/messaging/sms/stopped-numbers.ts';
import { readReferences } from '../src/services/evidence/references/present-references.ts';
import { listRequests } from '../src/services/consent/consent-requests/list-requests.ts';
import { listRefunds } from '../src/services/refunds/list-refunds.ts';
import { readReviewsOfWorker } from '../src/services/evidence/reviews/read-reviews-of-worker.ts';
import { readVerificationStatus } from '../src/services/reporting/dashboards/verification-status.ts';
import { readWorkerDashboard } from '../src/services/reporting/dashboards/worker-dashboard.ts';
import { caseWorkOf, type CaseWork } from './case-work.ts';
import { workQueues } from '@repo/domain/work-queue';
import { assignments } from '../src/db/schema/work.ts';
import { countQueues } from '../src/services/work/count-queues.ts';
import { listHeldWork } from '../src/services/work/list-held-work.ts';
import { listQueue } from '../src/services/work/list-queue.ts';
import { startTestApi, type TestApi } from './harness.ts';

const MANY = 50;
/** The maximum number of references that a worker can name. */
const MANY_REFERENCES = 5;

let api: TestApi;
let work: CaseWork;
let her: string;
let member: string;
/** The service's own context, on a connection that counts every statement. */
let ctx: Context;
let close: () => Promise<void>;
let said = 0;

beforeAll(async () => {
  api = await startTestApi();
  work = caseWorkOf(api);
  const connection = connectDatabase(api.ctx.config.databaseUrl, api.ctx.log, 1);
  connection.pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query(...values: Parameters<typeof query>) {
        said += 1;
        return query(...values);
      },
    });
  });
  close = () => connection.close();
  ctx = { ...api.ctx, db: connection.db };
  await work.opsToken();
  const [row] = await api.ctx.db.select({ id: opsMembers.id }).from(opsMembers);
  member = row?.id ?? '';
  her = await work.worker();
  const now = api.ctx.clock.now();
  const held = { workerId: her, memberId: member, assignedBy: member, assignedAt: now };
  await api.ctx.db.insert(assignments).values({ subjectKind: 'document', subjectId: her, ...held });
  await addRows(0);
});
afterAll(async () => {
  await close();
  await api.stop();
});

/** Adds one row to everything that is listed. */
async function addRows(index: number): Promise<void> {
  const now = api.ctx.clock.now();
  const { db } = api.ctx;
  const employer = await work.employer();
  const caseId = await work.open(employer.id, her, 17);
  const [check] = await db
    .update(checks)
    .set({ status: 'decided', outcome: 'finding', note: 'Seen.', decidedAt: now, decidedAlone: true })
    .where(and(eq(checks.caseId, caseId), eq(checks.kind, 'criminal_record')))
    .returning();
  await db
    .insert(disputes)
    .values({ workerId: her, checkId: check?.id ?? '', words: 'It was my cousin.', createdAt: now });
  await db.insert(misconductReports).values({
    workerId: her,
    reporterId: employer.id,
    category: 'theft',
    region: 'coast_east',
    description: 'A ring is gone.',
    status: 'upheld',
    decidedAlone: true,
    createdAt: now,
    decidedAt: now,
  });
  const [bought] = await db.select({ purchaseId: cases.purchaseId }).from(cases).where(eq(cases.id, caseId));
  const purchaseId = bought?.purchaseId ?? '';
  await db.insert(refunds).values({
    purchaseId,
    amountCents: 100_000,
    reason: 'consent-declined',
    createdAt: now,
  });
  await db.insert(chargebacks).values({
    providerDisputeId: purchaseId,
    purchaseId,
    status: 'pending',
    openedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const document = { sha256: '', uploadedAt: now, slot: 'nationalId' } as const;
  await db.insert(workerDocuments).values({ ...document, workerId: her, endedAt: now });
  const other = await work.worker();
  await db.insert(workerDocuments).values({ ...document, workerId: other });
  await db.insert(identityJobs).values({
    id: randomUUID(),
    workerId: other,
    attempt: 1,
    state: 'review',
    nameGiven: 'Amani Test',
    consentLanguage: 'en',
    consentAt: now,
    createdAt: now,
  });
  if (index < MANY_REFERENCES) {
    const phone = `+2547000099${10 + index}`;
    await db.insert(workerReferences).values({
      workerId: her,
      name: 'Ruth Test',
      phone,
      relationship: 'Previous Employer',
      createdAt: now,
    });
    await db.insert(refereeNotices).values({
      workerId: her,
      phoneHash: numberHash(api.ctx, phone),
      number: 100 + index,
      language: 'en',
      createdAt: now,
    });
  }
}

const lists: readonly (readonly [string, (on: Context) => Promise<unknown>])[] = [
  ['her requests', (on) => listRequests(on, her)],
  ['her consents', (on) => listConsents(on, her)],
  ['her alerts', (on) => listNotifications(on, her)],
  ['her findings', (on) => listFindings(on, her)],
  ['her references', (on) => readReferences(on, her)],
  ['her reviews', (on) => readReviewsOfWorker(on, her)],
  ['how far her verification is', (on) => readVerificationStatus(on, her)],
  ['her dashboard', (on) => readWorkerDashboard(on, her)],
  ['how much waits', (on) => countQueues(on, { id: member, role: 'administrator' })],
  ['what a member holds', (on) => listHeldWork(on, member)],
  ...workQueues.map(
    (queue) => [queue, (on: Context) => listQueue(on, member, queue, { view: 'open' })] as const,
  ),
  ['documents of a worker', (on) => listDocumentsOf(on, member, her)],
  ['refunds', (on) => listRefunds(on, { filter: 'all' })],
  ['chargebacks', (on) => listChargebacks(on, { filter: 'all' })],
  ['references of a worker', (on) => listReferencesForTeam(on, member, her)],
];

async function statementsOf(list: (on: Context) => Promise<unknown>): Promise<number> {
  said = 0;
  await list(ctx);
  return said;
}

it('a list takes as many statements with one row as with fifty', async () => {
  const count = async () => {
    const counted: [string, number][] = [];
    for (const [name, list] of lists) counted.push([name, await statementsOf(list)]);
    return counted;
  };
  const withOne = await count();
  for (let index = 1; index < MANY; index += 1) await addRows(index);
  expect(await count()).toEqual(withOne);
  expect(withOne.every(([, statements]) => statements > 0)).toBe(true);
});
