import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getDeepCheck } from '@repo/api-client/contract/verifications';
import { auditLog } from '../src/db/schema/system.ts';
import { workerNotifications } from '../src/db/schema/notifications.ts';
import { workers } from '../src/db/schema/people.ts';
import { useApi } from './use-api.ts';
import { referenceWorkOf, type Row, type TestWorker } from './reference-work.ts';

const api = await useApi();
const work = await referenceWorkOf(api);

async function two(worker?: TestWorker) {
  const hers = worker ?? (await work.signedIn());
  const [first, second] = await work.name(hers, [work.row('Ruth Test'), work.row('Joy Test')]);
  if (first === undefined || second === undefined) throw new Error('Two were named');
  return { worker: hers, first, second };
}

const newsOf = async ({ id }: TestWorker) =>
  (await api.ctx.db.select().from(workerNotifications).where(eq(workerNotifications.workerId, id))).map(
    ({ kind, values }) => ({ kind, values }),
  );

describe('the team', () => {
  it('reads the references with what it needs to call them, on record', async () => {
    const { worker, first } = await two();
    await work.notice(first.phone ?? '');
    await expect(work.team(worker)).resolves.toMatchObject([
      {
        id: first.id,
        name: 'Ruth Test',
        phone: `••• ••• ${first.phone?.slice(-3) ?? ''}`,
        flags: [],
        calls_unanswered: 0,
        told_at: expect.any(String),
      },
      { name: 'Joy Test' },
    ]);
    const [last] = await api.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ action: 'references-read', subject: `worker:${worker.id}` });
    expect(last?.actor).toMatch(/^ops:/);
  });

  // spec: worker-references/states
  it('verifies them with what was said; two of them earn the points, and she is told', async () => {
    const { worker, first, second } = await two();
    await expect(work.called(first.id, 'verified', ' Kind. ')).resolves.toMatchObject({
      reference: { status: 'verified' },
      trust_score: 0,
    });
    await expect(work.called(second.id, 'verified')).resolves.toMatchObject({ trust_score: 20 });
    await expect(work.listed(worker)).resolves.toMatchObject([
      { status: 'verified' },
      { status: 'verified' },
    ]);
    expect(JSON.stringify(await work.listed(worker))).not.toContain('Kind');
    await expect(work.team(worker)).resolves.toMatchObject([
      { feedback: 'Kind.', verified_at: expect.any(String) },
      {},
    ]);
    await expect(newsOf(worker)).resolves.toContainEqual({
      kind: 'reference_verified',
      values: { reference: 'Ruth Test' },
    });
  });

  it.each(['verified', 'refused', 'not_reached'])(
    'cannot record "%s" of one that is settled',
    async (outcome) => {
      const { first, second } = await two();
      await work.called(first.id, 'verified');
      await work.called(second.id, 'refused', '');
      for (const { id } of [first, second])
        await expect(work.tryToCall(id, outcome)).resolves.toMatchObject({ status: 409 });
    },
  );

  it('does not verify anybody without what was said', async () => {
    const { first } = await two();
    await expect(work.tryToCall(first.id, 'verified', ' ')).resolves.toMatchObject({
      status: 400,
      body: { fields: { feedback: 'Please write down what was said.' } },
    });
  });

  it('counts calls that nobody answered, which the worker is shown', async () => {
    const { worker, first } = await two();
    await work.called(first.id, 'not_reached', '');
    await work.dayPasses(first.id);
    await expect(work.called(first.id, 'not_reached', '')).resolves.toMatchObject({
      reference: { status: 'pending', calls_unanswered: 2 },
    });
    await expect(work.listed(worker)).resolves.toMatchObject([{ hint: 'not_reached' }, { hint: null }]);
    await expect(work.team(worker)).resolves.toMatchObject([{ last_called_at: expect.any(String) }, {}]);
  });

  it('records a refusal on the phone like one by SMS', async () => {
    const { worker, first } = await two();
    await work.called(first.id, 'refused', '');
    await expect(work.listed(worker)).resolves.toMatchObject([{ status: 'refused', phone: null }, {}]);
    await expect(newsOf(worker)).resolves.toContainEqual({
      kind: 'reference_refused',
      values: { reference: 'Ruth Test' },
    });
    const actions = await work.actionsOn(`reference:${first.id}`);
    expect(actions.at(-1)).toMatchObject({ action: 'reference-refused', details: { by: 'call' } });
  });

  it.each([
    ['number', { phone: '+254700399001' }],
    ['name', { name: 'Grace Test' }],
    ['relationship', { relationship: 'Agency' }],
  ])('says nothing of somebody else when she changes the %s while one is called', async (_what, change) => {
    const { worker, first, second } = await two();
    const [before] = await work.team(worker);
    const row = ({ id, name, phone, relationship }: typeof first) => ({
      id,
      name,
      phone: phone ?? '',
      relationship,
    });
    await work.name(worker, [{ ...row(first), ...change }, row(second)]);
    for (const outcome of ['verified', 'refused', 'not_reached'])
      await expect(work.tryToCall(first.id, outcome, 'Patient.', before?.version)).resolves.toMatchObject({
        status: 409,
        body: { message: 'This reference was changed since you read it. Please read it again.' },
      });
    const [now] = await work.team(worker);
    const { phone = first.phone, ...others } = { phone: undefined, ...change };
    expect(now).toMatchObject({ ...others, status: 'pending', calls_unanswered: 0 });
    expect(now?.phone).toBe(`••• ••• ${phone?.slice(-3) ?? ''}`);
    await expect(work.tryToCall(first.id, 'verified', 'Patient.', now?.version)).resolves.toMatchObject({
      status: 200,
    });
  });

  it('at the same moment twice records one call', async () => {
    const { first } = await two();
    const answers = await Promise.all([1, 2].map(() => work.tryToCall(first.id, 'verified')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('what makes a reference doubtful', () => {
  // spec: worker-references/own-number
  it.each([
    ['added', 2],
    ['in place of another', 0],
  ])('is her own number, %s: refused where she types it', async (_how, place) => {
    const worker = await work.signedIn();
    const named: Row[] = (await work.name(worker, [work.row(), work.row()])).map(
      ({ id, name, phone, relationship }) => ({ id, name, phone: phone ?? '', relationship }),
    );
    const own = { ...(named[place] ?? work.row()), phone: worker.phone };
    await expect(work.tryToName(worker, named.toSpliced(place, 1, own))).resolves.toMatchObject({
      status: 400,
      body: {
        fields: { [`references.${place}.phone`]: expect.stringContaining('your own number') as unknown },
      },
    });
    await expect(work.listed(worker)).resolves.toMatchObject(named.map(({ phone }) => ({ phone })));
  });

  it('becomes her own number later: told to her, never written to, never verified', async () => {
    const phone = work.newPhone();
    const { worker, first: own } = await work.named(phone);
    await api.ctx.db.update(workers).set({ phone }).where(eq(workers.id, worker.id));
    const before = await api.received(phone);
    expect((await work.listed(worker))[0]).toMatchObject({ status: 'pending', hint: 'own_number' });
    await expect(work.team(worker)).resolves.toMatchObject([{ flags: ['own_number'] }, {}]);
    await expect(work.tryToCall(own.id, 'verified')).resolves.toMatchObject({ status: 400 });
    await expect(api.received(phone)).resolves.toEqual(before);
  });

  it('is her emergency contact, for the team alone', async () => {
    const phone = work.newPhone();
    const worker = await work.signedIn({ emergencyContactPhone: `0${phone.slice(4)}` });
    const [aunt] = await work.name(worker, [work.row('Aunt Test', phone), work.row()]);
    expect(aunt).toMatchObject({ hint: null });
    await expect(work.team(worker)).resolves.toMatchObject([{ flags: ['emergency_contact'] }, { flags: [] }]);
    await expect(work.called(aunt?.id ?? '', 'verified')).resolves.toMatchObject({
      reference: { status: 'verified' },
    });
  });

  it('is a number that four workers named, on record, and no finding', async () => {
    const phone = work.newPhone();
    const workers = [];
    for (let each = 0; each < 4; each += 1) {
      const worker = await work.signedIn();
      workers.push(worker);
      await work.name(worker, [work.row('Ruth Test', phone), work.row()]);
    }
    const [first, , , fourth] = workers;
    if (first === undefined || fourth === undefined) throw new Error('Four were made');
    for (const worker of [first, fourth]) {
      await expect(work.team(worker)).resolves.toMatchObject([{ flags: ['named_by_many'] }, { flags: [] }]);
      await expect(work.listed(worker)).resolves.toMatchObject([{ status: 'pending', hint: null }, {}]);
    }
    await expect(work.actionsOn(`worker:${fourth.id}`)).resolves.toContainEqual({
      action: 'reference-flagged',
      actor: 'system',
      details: { flags: 'named_by_many' },
    });
    const actions = await work.actionsOn(`worker:${first.id}`);
    expect(actions.map(({ action }) => action)).not.toContain('reference-flagged');
  });
});

describe('the check of her references', () => {
  async function checked() {
    const worker = await work.signedIn();
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker.id, 18);
    return { worker, employer, check: () => work.check(caseId, 'references') };
  }

  it('waits for her while too few stand on her list, and goes on once there are enough', async () => {
    const { worker, check } = await checked();
    await expect(check()).resolves.toMatchObject({ status: 'waiting', waitingOn: 'worker' });
    const { first } = await two(worker);
    await expect(check()).resolves.toMatchObject({ status: 'in_progress', waitingOn: null });
    await work.called(first.id, 'refused', '');
    await expect(check()).resolves.toMatchObject({ status: 'waiting', waitingOn: 'worker' });
    await work.name(worker, [work.row(), work.row()]);
    await expect(check()).resolves.toMatchObject({ status: 'in_progress', waitingOn: null });
  });

  it('is in the report with those who did not refuse', async () => {
    const { worker, employer } = await checked();
    const { first, second } = await two(worker);
    await work.called(first.id, 'verified', 'Kind.');
    await work.called(second.id, 'refused', '');
    const report = await api.make(getDeepCheck, { token: employer.token, params: { id: worker.id } });
    expect(report.references_summary).toMatchObject({ verified: 1, total: 1 });
    expect(JSON.stringify(report)).not.toContain('Joy Test');
  });
});

it('a reference that she removes or replaces is not named in her alerts either', async () => {
  const worker = await work.signedIn();
  const [verified, refused, kept, replaced] = await work.name(worker, [
    work.row('Ruth Test'),
    work.row('Joy Test'),
    work.row('Ann Test'),
    work.row('Kim Test'),
  ]);
  await work.called(verified?.id ?? '', 'verified');
  await work.called(refused?.id ?? '', 'refused');
  await work.called(kept?.id ?? '', 'verified');
  await work.called(replaced?.id ?? '', 'verified');
  await work.name(worker, [
    { ...work.row('Eve Test'), id: replaced?.id ?? '' },
    { id: kept?.id ?? '', name: 'Ann Test', phone: kept?.phone ?? '', relationship: 'Previous Employer' },
  ]);
  for (const reference of [verified, refused])
    expect(await work.remove(worker, reference?.id ?? '')).toMatchObject({ status: 200 });
  const told = await api.ctx.db
    .select({ values: workerNotifications.values })
    .from(workerNotifications)
    .where(eq(workerNotifications.workerId, worker.id));
  expect(told).toEqual([{ values: { reference: 'Ann Test' } }]);
});
