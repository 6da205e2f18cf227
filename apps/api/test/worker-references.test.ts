import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refereeNotices, workerReferences } from '../src/db/schema/people.ts';
import { useApi } from './use-api.ts';
import { type ReferenceWork, referenceWorkOf, type Row, type TestWorker } from './reference-work.ts';

const api = await useApi();
const work = await referenceWorkOf(api);

type Named = Awaited<ReturnType<ReferenceWork['listed']>>[number];

const stored = ({ id }: TestWorker) =>
  api.ctx.db.select().from(workerReferences).where(eq(workerReferences.workerId, id));

async function two(worker?: TestWorker) {
  const hers = worker ?? (await work.signedIn());
  const [first, second] = await work.name(hers, [work.row('Ruth Test'), work.row('Joy Test')]);
  if (first === undefined || second === undefined) throw new Error('Two were named');
  return { worker: hers, first, second };
}

const rowOf = ({ id, name, phone, relationship }: Named): Row => ({
  id,
  name,
  phone: phone ?? '',
  relationship,
});

describe('naming references', () => {
  // spec: worker-references/states, worker-calls/add-references, worker-entities/reference
  it('keeps them in her order, normalised, pending', async () => {
    const worker = await work.signedIn();
    await expect(work.listed(worker)).resolves.toEqual([]);
    const named = await work.name(worker, [
      { name: ' Ruth Test ', phone: '0700 310 001', relationship: ' Previous Employer ' },
      work.row('Joy Test'),
      work.row('Ann Test'),
    ]);
    expect(named).toMatchObject([
      {
        name: 'Ruth Test',
        phone: '+254700310001',
        relationship: 'Previous Employer',
        status: 'pending',
        hint: null,
      },
      { name: 'Joy Test' },
      { name: 'Ann Test' },
    ]);
    await expect(work.listed(worker)).resolves.toEqual(named);
    const [first] = named;
    await expect(work.actionsOn(`reference:${first?.id}`)).resolves.toEqual([
      { action: 'reference-named', actor: `worker:${worker.id}`, details: { worker: worker.id, was: null } },
    ]);
  });

  it('tells each of them who named them, for what, and how to refuse', async () => {
    const { first, second } = await two();
    for (const { phone } of [first, second])
      await expect(work.notice(phone ?? '')).resolves.toMatchObject({
        input: expect.stringMatching(
          /^Amini: Amani Test gave us your number as a reference for domestic work\. .*reply NO 100\. .*STOP\.$/,
        ),
      });
  });

  it('writes in the language of who is told: her own account’s, else that of the worker', async () => {
    const worker = await work.signedIn({ language: 'sw' });
    const colleague = await work.signedIn({ language: 'en' });
    const stranger = work.newPhone();
    await work.name(worker, [work.row('Joy Test', stranger), work.row('Ann Test', colleague.phone)]);
    await api.waitForSms(stranger, /HAPANA 100/);
    await api.waitForSms(colleague.phone, /NO 100/);
  });

  it('again changes nothing and writes to nobody, with and without ids', async () => {
    const { worker, first, second } = await two();
    await work.notice(first.phone ?? '');
    const before = await stored(worker);
    const rows = [rowOf(first), rowOf(second)];
    await work.name(worker, rows);
    await work.name(
      worker,
      rows.map(({ name, phone, relationship }) => ({ name, phone, relationship })),
    );
    await expect(stored(worker)).resolves.toEqual(before);
    await expect(api.received(first.phone ?? '')).resolves.toHaveLength(1);
  });

  it('at the same moment twice adds each once', async () => {
    const worker = await work.signedIn();
    const rows = [work.row('Ruth Test'), work.row('Joy Test')];
    const answers = await Promise.all([1, 2, 3].map(() => work.tryToName(worker, rows)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await expect(stored(worker)).resolves.toHaveLength(2);
  });

  it('keeps those that were named before and are not sent', async () => {
    const { worker, first, second } = await two();
    await work.name(worker, [work.row('Ann Test'), work.row('Eve Test')]);
    const ids = (await work.listed(worker)).map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(ids.slice(0, 2)).toEqual([first.id, second.id]);
  });

  it('lets two of them change places', async () => {
    const { worker, first, second } = await two();
    await work.name(worker, [
      { ...rowOf(first), phone: second.phone ?? '' },
      { ...rowOf(second), phone: first.phone ?? '' },
    ]);
    await expect(work.listed(worker)).resolves.toMatchObject([
      { id: first.id, phone: second.phone },
      { id: second.id, phone: first.phone },
    ]);
  });

  it('is not possible without a name to tell them', async () => {
    const worker = await work.signedIn({ name: null });
    await expect(work.tryToName(worker, [work.row(), work.row()])).resolves.toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/your name/) },
    });
    await expect(stored(worker)).resolves.toEqual([]);
  });
});

describe('a list that is refused', () => {
  const CHECK = 'Please check the fields and try again.';
  const good = { name: 'Ruth Test', phone: '0700310002', relationship: 'Colleague' };
  const blank = { name: '', phone: ' ', relationship: '' };
  // spec: worker-references/too-few, worker-constants/references
  it.each([
    ['empty', [], 'Please add at least 2 references', undefined],
    ['of one', [good], 'Please add at least 2 references', undefined],
    ['of one and a blank row', [good, blank], 'Please add at least 2 references', undefined],
    [
      'half filled',
      [good, { ...good, phone: '', name: ' ' }],
      CHECK,
      { 'references.1.name': 'Name is required', 'references.1.phone': 'Phone number is required' },
    ],
    [
      'with a landline',
      [good, { ...good, phone: '020 222222' }],
      CHECK,
      { 'references.1.phone': 'Please enter a valid Kenyan phone number' },
    ],
    [
      'with one number twice',
      [good, { ...good, phone: '+254 700 310 002' }],
      CHECK,
      { 'references.1.phone': 'You have already named somebody with this number' },
    ],
    [
      'of six',
      [1, 2, 3, 4, 5, 6].map((n) => ({ ...good, phone: `070031010${n}` })),
      'You can add up to 5 references',
      undefined,
    ],
  ])('%s', async (_, rows, message, fields) => {
    const worker = await work.signedIn();
    const answer = await work.tryToName(worker, rows);
    expect(answer).toMatchObject({ status: 400, body: { message, error: message } });
    expect(answer.body).toMatchObject(fields === undefined ? {} : { fields });
    await expect(stored(worker)).resolves.toEqual([]);
  });

  // spec: worker-references/most
  it('is longer than five with those of before', async () => {
    const { worker } = await two();
    const more = [1, 2, 3, 4].map(() => work.row());
    await expect(work.tryToName(worker, more)).resolves.toMatchObject({
      status: 400,
      body: { message: 'You can add up to 5 references' },
    });
    await expect(stored(worker)).resolves.toHaveLength(2);
  });

  it('holds another worker’s reference: as if there were none', async () => {
    const { worker, first } = await two();
    const stranger = await work.signedIn();
    const theirs = await work.tryToName(stranger, [{ ...work.row(), id: first.id }, work.row()]);
    const nobodys = await work.tryToName(stranger, [
      { ...work.row(), id: '00000000-0000-4000-8000-000000000000' },
      work.row(),
    ]);
    expect(theirs).toMatchObject({ status: 404 });
    expect(theirs.body).toEqual(nobodys.body);
    await expect(stored(stranger)).resolves.toEqual([]);
    await expect(work.listed(worker)).resolves.toContainEqual(first);
  });

  it('names more people in a day than anybody has', async () => {
    const worker = await work.signedIn();
    for (let day = 0; day < 5; day += 1) {
      for (const { id } of await work.name(worker, [work.row(), work.row()])) await work.remove(worker, id);
    }
    await expect(work.tryToName(worker, [work.row(), work.row()])).resolves.toMatchObject({
      status: 429,
      body: { message: 'You have named many references today. Please try again tomorrow.' },
    });
  });
});

describe('a reference that was verified', () => {
  it.each([
    ['name', { name: 'Somebody Else' }],
    ['number', { phone: '0700 310 003' }],
    ['relationship', { relationship: 'Sister' }],
  ])('has to be called anew when its %s is changed, and earns nothing until then', async (_, change) => {
    const { worker, first, second } = await two();
    await work.called(first.id, 'verified');
    await expect(work.called(second.id, 'verified')).resolves.toMatchObject({ trust_score: 20 });
    await work.name(worker, [{ ...rowOf(first), ...change }, rowOf(second)]);
    await expect(work.team(worker)).resolves.toMatchObject([
      { id: first.id, status: 'pending', feedback: null, verified_at: null },
      { id: second.id, status: 'verified' },
    ]);
    await expect(work.workerRow(worker.id)).resolves.toMatchObject({ trustScore: 0 });
    const actions = await work.actionsOn(`reference:${first.id}`);
    expect(actions.at(-1)).toMatchObject({ action: 'reference-changed', details: { was: 'verified' } });
  });
});

describe('removing a reference', () => {
  it('deletes name and number, and takes what it earned', async () => {
    const { worker, first, second } = await two();
    await work.called(first.id, 'verified');
    await work.called(second.id, 'verified');
    await expect(work.remove(worker, first.id)).resolves.toMatchObject({ status: 200 });
    await expect(stored(worker)).resolves.toMatchObject([{ id: second.id }]);
    await expect(work.workerRow(worker.id)).resolves.toMatchObject({ trustScore: 0 });
    await expect(work.remove(worker, first.id)).resolves.toMatchObject({ status: 404 });
  });

  it('is not another worker’s to do', async () => {
    const { worker, first } = await two();
    const stranger = await work.signedIn();
    await expect(work.remove(stranger, first.id)).resolves.toMatchObject({ status: 404 });
    await expect(stored(worker)).resolves.toHaveLength(2);
  });

  it('and naming again does not write again', async () => {
    const { worker, first } = await two();
    await work.notice(first.phone ?? '');
    await work.remove(worker, first.id);
    await work.name(worker, [work.row('Ruth Test', first.phone ?? ''), work.row()]);
    await expect(api.received(first.phone ?? '')).resolves.toHaveLength(1);
    const notices = await api.ctx.db
      .select()
      .from(refereeNotices)
      .where(eq(refereeNotices.workerId, worker.id));
    expect(JSON.stringify(notices)).not.toContain((first.phone ?? '').slice(4));
  });
});
