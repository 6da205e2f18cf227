import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { showIdNumber } from '@repo/api-client/contract/verifications';
import { workerLooks } from '../src/db/schema/looks.ts';
import { workers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { showIdNumber as showIdNumberOf } from '../src/services/reporting/reports/show-id-number.ts';
import type { TestEmployer } from './case-work.ts';
import { useApi } from './use-api.ts';
import { ID_NUMBER, reportWorkOf } from './report-work.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const work = await reportWorkOf(api);

const show = (id: string, { token }: TestEmployer) =>
  api.call('POST', `/api/employer/reports/${id}/id-number`, { token });
const looksAt = (worker: string) =>
  api.ctx.db.select().from(workerLooks).where(eq(workerLooks.workerId, worker));

let employer: TestEmployer;
beforeAll(async () => {
  employer = await work.employer();
});

it('answers the whole number, and stands in the audit log and in her list of who looked each time', async () => {
  const worker = await work.knownWorker();
  const { purchaseId } = await work.caseRow(await work.open(employer.id, worker, 16));
  for (const id of [worker, purchaseId])
    expect(await api.make(showIdNumber, { token: employer.token, params: { id } })).toEqual({
      id_number: ID_NUMBER,
    });
  const look = { employerId: employer.id, employerName: 'Njeri Test', kind: 'id_number' };
  expect(await looksAt(worker)).toMatchObject([look, look]);
  const audited = (await work.audit(`worker:${worker}`)).filter(
    ({ action }) => action === 'looked-at-id-number',
  );
  expect(audited).toMatchObject([
    { actor: `employer:${employer.id}`, details: { purchase: purchaseId } },
    { actor: `employer:${employer.id}`, details: { purchase: purchaseId } },
  ]);
});

const change = (worker: string, facts: Partial<typeof workers.$inferInsert>) =>
  api.ctx.db.update(workers).set(facts).where(eq(workers.id, worker));

type Standing = (worker: string) => Promise<void>;
const open: Standing = async (worker) => void (await work.open(employer.id, worker, 16));

describe.each<readonly [string, Standing]>([
  ['no check is bought', async () => {}],
  [
    'another employer bought the check',
    async (worker) => void (await work.open((await work.employer()).id, worker)),
  ],
  [
    'she has not said yes to a paid check',
    async (worker) => void (await work.purchase(employer.id, worker, 16)),
  ],
  [
    'her identity is not verified',
    async (worker) => {
      await open(worker);
      await change(worker, { smileStatus: 'failed' });
    },
  ],
  [
    'no ID number is stored',
    async (worker) => {
      await open(worker);
      await change(worker, { nationalIdCipher: null, nationalIdLast3: null });
    },
  ],
  [
    'she has withdrawn her consent to a complete check',
    async (worker) => {
      await work.decideAll(work.ops, await work.open(employer.id, worker, 16));
      await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
    },
  ],
  [
    'she has withdrawn her consent',
    async (worker) => {
      await open(worker);
      await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
    },
  ],
])('where %s', (_standing, arrange) => {
  it('answers no number, and nothing counts as a look', async () => {
    const worker = await work.knownWorker();
    await arrange(worker);
    const answer = await show(worker, employer);
    expect(answer).toMatchObject({ status: 404 });
    expect(JSON.stringify(answer.body)).not.toContain(ID_NUMBER.slice(-3));
    expect(await looksAt(worker)).toEqual([]);
  });
});

it('answers the purchase of another employer like an id that does not exist', async () => {
  const worker = await work.knownWorker();
  const { purchaseId } = await work.caseRow(await work.open(employer.id, worker, 16));
  const stranger = await work.employer();
  const [known, unknown] = [await show(purchaseId, stranger), await show(NOBODY, stranger)];
  expect(known).toMatchObject({ status: 404 });
  expect(known.body).toEqual(unknown.body);
});

it('shows 30 a day, and says when it shows no more', async () => {
  const [worker, curious] = [await work.knownWorker(), await work.employer()];
  await work.open(curious.id, worker, 16);
  for (let shown = 0; shown < 30; shown += 1) expect((await show(worker, curious)).status).toBe(200);
  expect(await show(worker, curious)).toMatchObject({
    status: 429,
    body: { message: 'You have looked at 30 ID numbers today. Please try again tomorrow.' },
  });
  expect(await looksAt(worker)).toHaveLength(30);
});

// At the end: after so many days every session has ended, so the service is asked itself.
it('shows no number 90 days after the issue of the report', async () => {
  const worker = await work.knownWorker();
  await work.decideAll(work.ops, await work.open(employer.id, worker, 16));
  await api.advance(90 * 86_400 - 60);
  expect(await showIdNumberOf(api.ctx, employer.id, worker)).toBe(ID_NUMBER);
  await api.advance(60);
  await expect(showIdNumberOf(api.ctx, employer.id, worker)).rejects.toMatchObject({ kind: 'not-found' });
});
