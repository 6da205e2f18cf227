import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDocumentsOf, listOwnDocuments, saveCertificate } from '@repo/api-client/contract/documents';
import { getMe } from '@repo/api-client/contract/worker';
import type { DocumentKind } from '@repo/domain/document';
import { english } from '@repo/domain/refusals/english';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { workerNotifications } from '../src/db/schema/notifications.ts';
import { workers } from '../src/db/schema/people.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { caseWorkOf, type CaseWork } from './case-work.ts';
import { heldWorkOf } from './held-work.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { pdf, picture, uploadWorkOf, type UploadWork } from './upload-work.ts';

let api: TestApi;
let uploads: UploadWork;
let work: CaseWork;
let folder: string;
let ops: string;
let held: ReturnType<typeof heldWorkOf>;
let phones = 760;

const ID_NUMBER = '20000761';
/** The person on a certificate, as a team member reads her off. */
const hers = { name_on_certificate: 'WAFULA AMANI NEKESA', id_number_on_certificate: ID_NUMBER };

interface Person {
  readonly token: string;
  readonly id: string;
  readonly phone: string;
}

async function person(): Promise<Person> {
  phones += 1;
  const phone = `+254700000${String(phones)}`;
  const token = await api.signInWorker(phone);
  const { id } = await api.make(getMe, { token });
  await api.ctx.db
    .update(workers)
    .set({ name: 'Amani Wafula', nationalIdCipher: api.ctx.secrets.seal(ID_NUMBER) })
    .where(eq(workers.id, id));
  return { token, phone, id };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  api = await startTestApi({ DATA_DIR: folder });
  uploads = uploadWorkOf(api);
  work = caseWorkOf(api);
  ops = await work.opsToken();
  held = heldWorkOf(api);
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const send = async (who: Person, slot: DocumentKind, bytes?: Buffer) =>
  uploads.send(`/api/worker/documents/${slot}`, {
    field: 'file',
    bytes: bytes ?? (await picture()),
    token: who.token,
  });
const own = async ({ token }: Person, slot: DocumentKind) =>
  (await api.make(listOwnDocuments, { token })).documents.find((each) => each.slot === slot);
async function ofWorker({ id }: Person) {
  await held.hold(ops, id);
  return (await api.make(listDocumentsOf, { token: ops, params: { id } })).documents;
}
const idOf = async (who: Person) => (await ofWorker(who))[0]?.id ?? '';
const open = (id: string) => api.call('GET', `/api/ops/documents/${id}/file`, { token: ops });
/** Takes the document, where it is still to take, opens it and decides it. */
async function decide(id: string, body: object) {
  await api.call('POST', `/api/ops/work/document/${id}/claim`, { token: ops });
  await open(id);
  return api.call('POST', `/api/ops/documents/${id}/decision`, { token: ops, body });
}
const daysAgo = (days: number) =>
  new Date(api.ctx.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
const linesOf = (action: string) => api.ctx.db.select().from(auditLog).where(eq(auditLog.action, action));
const toldTo = ({ id }: Person) =>
  api.ctx.db
    .select({ kind: workerNotifications.kind, values: workerNotifications.values })
    .from(workerNotifications)
    .where(eq(workerNotifications.workerId, id));
const number = 'PCC-ABC12345';

describe('the team', () => {
  it('has what waits in its queue, the longest wait first', async () => {
    const people = [await person(), await person(), await person()];
    for (const who of people) await send(who, 'nationalId');
    const mine = people.map(({ id }) => id);
    const waiting = (await held.queue(ops, 'documents')).map(({ nanny_id: id }) => id ?? '');
    expect(waiting.filter((id) => mine.includes(id))).toEqual(mine);
  });

  it('sees all that a worker handed in, with the number of her certificate, and that it did is on record', async () => {
    const amani = await person();
    await send(amani, 'policeClearance', await pdf());
    await api.make(saveCertificate, { token: amani.token, body: { number, issued_on: daysAgo(9) } });
    const before = (await linesOf('documents-seen')).length;
    expect(await ofWorker(amani)).toMatchObject([
      { slot: 'policeClearance', status: 'uploaded', certificate: { number, issued_on: daysAgo(9) } },
    ]);
    const lines = await linesOf('documents-seen');
    expect(lines).toHaveLength(before + 1);
    expect(lines.at(-1)).toMatchObject({ subject: `worker:${amani.id}` });
    expect(JSON.stringify(lines)).not.toContain(number);
  });

  it('opens a document to be saved, and that it did is on record', async () => {
    const amani = await person();
    const certificate = await pdf();
    await send(amani, 'policeClearance', certificate);
    const id = await idOf(amani);
    const answer = await open(id);
    expect(answer.body).toEqual(certificate);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="police-clearance.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await work.audit(`document:${id}`)).toMatchObject([
      { action: 'document-uploaded' },
      { action: 'document-opened', actor: expect.stringMatching(/^ops:/) as unknown },
    ]);
  });
});

const notAsTold = { number: english.certificateNumberNotAsTold, day: english.issueDateNotAsTold };

describe('a decision', () => {
  it('that accepts a certificate needs its number and its day, from her or from the team', async () => {
    const amani = await person();
    await send(amani, 'policeClearance', await pdf());
    const id = await idOf(amani);
    expect(await decide(id, { decision: 'accepted' })).toMatchObject({
      status: 400,
      body: { fields: { certificate_number: expect.any(String) as unknown } },
    });
    const lapsed = { decision: 'accepted', certificate_number: number, issued_on: daysAgo(400) };
    expect(await decide(id, lapsed)).toMatchObject({
      status: 400,
      body: { fields: { issued_on: expect.any(String) as unknown } },
    });
    const read = { decision: 'accepted', certificate_number: number, issued_on: daysAgo(40), ...hers };
    expect(await decide(id, read)).toMatchObject({ status: 200, body: { document: { status: 'accepted' } } });
    expect(await own(amani, 'policeClearance')).toMatchObject({
      status: 'accepted',
      has_file: true,
      certificate: { number, issued_on: daysAgo(40) },
    });
    expect(await toldTo(amani)).toContainEqual({
      kind: 'document_accepted',
      values: { document: 'policeClearance' },
    });
    expect(
      await api.call('PUT', '/api/worker/documents/policeClearance/certificate', {
        token: amani.token,
        body: { number: 'PCC-OTHER1', issued_on: daysAgo(1) },
      }),
    ).toMatchObject({ status: 409 });
  });

  // spec: team-cases/certificate
  it.each([
    [
      'without a name',
      { name_on_certificate: ' ' },
      'name_on_certificate',
      'Please enter the name on the certificate.',
    ],
    [
      'without an ID number',
      { id_number_on_certificate: '' },
      'id_number_on_certificate',
      'Please enter the ID number on the certificate.',
    ],
    [
      'with the ID number of another',
      { id_number_on_certificate: '20000762' },
      'id_number_on_certificate',
      'This is not the worker’s ID number. Reject the paper of another person.',
    ],
    [
      'with the name of another',
      { name_on_certificate: 'Joy Mutiso' },
      'name_on_certificate',
      'This is not the worker’s name. Reject the paper of another person.',
    ],
  ])('does not accept a certificate %s', async (_what, changed, field, message) => {
    const amani = await person();
    await send(amani, 'policeClearance', await pdf());
    const id = await idOf(amani);
    const read = { decision: 'accepted', certificate_number: number, issued_on: daysAgo(40), ...hers };
    expect(await decide(id, { ...read, ...changed })).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    });
    expect(await own(amani, 'policeClearance')).toMatchObject({ status: 'uploaded' });
  });

  // spec: team-cases/certificate
  it('does not accept a certificate by name alone', async () => {
    const amani = await person();
    await api.ctx.db.update(workers).set({ nationalIdCipher: null }).where(eq(workers.id, amani.id));
    await send(amani, 'policeClearance', await pdf());
    const read = { decision: 'accepted', certificate_number: number, issued_on: daysAgo(40), ...hers };
    expect(await decide(await idOf(amani), read)).toMatchObject({
      status: 400,
      body: {
        message:
          'The worker’s ID number is not known yet, and a name alone proves nothing. Please let the worker enter it first.',
      },
    });
  });

  // spec: team-cases/as-told
  it.each([
    ['number', 'PCC-OTHER1', 40, { certificate_number: notAsTold.number }],
    ['day', number, 41, { issued_on: notAsTold.day }],
    ['number and day', 'PCC-OTHER1', 41, { certificate_number: notAsTold.number, issued_on: notAsTold.day }],
  ])(
    'that reads another %s than she told is taken when it was read again',
    async (_what, readNumber, days, fields) => {
      const amani = await person();
      await send(amani, 'policeClearance', await pdf());
      await api.make(saveCertificate, { token: amani.token, body: { number, issued_on: daysAgo(40) } });
      const id = await idOf(amani);
      const body = {
        decision: 'accepted',
        certificate_number: readNumber,
        issued_on: daysAgo(days),
        ...hers,
      };
      const refused = await decide(id, body);
      expect(refused).toMatchObject({ status: 400, body: { fields } });
      expect(await own(amani, 'policeClearance')).toMatchObject({ status: 'uploaded' });
      expect(await decide(id, { ...body, read_again: true })).toMatchObject({ status: 200 });
      expect(await own(amani, 'policeClearance')).toMatchObject({
        certificate: { number: body.certificate_number, issued_on: body.issued_on },
      });
    },
  );

  it('takes over nothing that she told while somebody was looking at it', async () => {
    const amani = await person();
    await send(amani, 'policeClearance', await pdf());
    const tell = (issued_on: string) =>
      api.make(saveCertificate, { token: amani.token, body: { number, issued_on } });
    const read = async () => (await ofWorker(amani))[0]?.version;
    await tell(daysAgo(300));
    const before = await read();
    await tell(daysAgo(3));
    const id = await idOf(amani);
    expect(await decide(id, { decision: 'accepted', version: before })).toMatchObject({ status: 409 });
    expect(await own(amani, 'policeClearance')).toMatchObject({ status: 'uploaded' });
    await tell(daysAgo(300));
    expect(await decide(id, { decision: 'accepted', version: await read(), ...hers })).toMatchObject({
      status: 200,
    });
    expect(await own(amani, 'policeClearance')).toMatchObject({
      certificate: { issued_on: daysAgo(300) },
    });
  });

  it('against it says why, deletes the file, tells her, and her checks wait for her again', async () => {
    const amani = await person();
    const caseId = await work.open((await work.employer()).id, amani.id, 17);
    await send(amani, 'policeClearance');
    expect(await work.check(caseId, 'criminal_record')).toMatchObject({ waitingOn: 'team' });
    const id = await idOf(amani);
    const kept = await uploads.kept();
    expect(await decide(id, { decision: 'rejected' })).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) as unknown } },
    });
    expect(await decide(id, { decision: 'rejected', reason: 'unreadable' })).toMatchObject({ status: 200 });
    expect(await own(amani, 'policeClearance')).toMatchObject({
      status: 'rejected',
      reason: 'unreadable',
      has_file: false,
      waited_for: true,
    });
    expect(await open(id)).toMatchObject({ status: 404 });
    await api.eventually(async () => expect(await uploads.kept()).toHaveLength(kept.length - 1));
    expect(await toldTo(amani)).toContainEqual({
      kind: 'document_refused',
      values: { document: 'policeClearance' },
    });
    // The text does not depend on the decision, because several persons may share a phone.
    await api.waitForSms(amani.phone, /our team has looked at a document that you sent/);
    await send(amani, 'policeClearance');
    expect(await own(amani, 'policeClearance')).toMatchObject({ status: 'uploaded', reason: null });
    expect(await work.check(caseId, 'criminal_record')).toMatchObject({ waitingOn: 'team' });
  });

  it('stands, and is about the very document that was looked at', async () => {
    const amani = await person();
    await send(amani, 'nationalId');
    const first = await idOf(amani);
    await send(amani, 'nationalId', await picture('#123456'));
    const rejected = { decision: 'rejected', reason: 'incomplete' };
    expect(await decide(first, rejected)).toMatchObject({ status: 409 });
    const second = await idOf(amani);
    const answers = await Promise.all([decide(second, { decision: 'accepted' }), decide(second, rejected)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await toldTo(amani)).filter(({ kind }) => kind.startsWith('document_'))).toHaveLength(1);
  });

  it('has no number for what is no certificate of the police', async () => {
    const amani = await person();
    await send(amani, 'certificates');
    expect(
      await decide(await idOf(amani), { decision: 'accepted', certificate_number: number }),
    ).toMatchObject({ status: 400, body: { fields: { certificate_number: expect.any(String) as unknown } } });
  });
});

it('an accepted file is deleted after ninety days, and what was decided stays', async () => {
  const amani = await person();
  await send(amani, 'nationalId');
  await send(amani, 'certificates');
  const documentId = (await ofWorker(amani)).find(({ slot }) => slot === 'nationalId')?.id ?? '';
  const [row] = await api.ctx.db.select().from(workerDocuments).where(eq(workerDocuments.id, documentId));
  const key = row?.fileKey ?? '';
  await decide(documentId, { decision: 'accepted' });
  const of = async (slot: DocumentKind) =>
    (await listed()).find((each) => each.slot === slot) ?? { status: '', has_file: null };
  const listed = async () =>
    (await api.make(listDocumentsOf, { token: await work.opsToken(), params: { id: amani.id } })).documents;
  await api.advance(89 * 86_400);
  expect(await uploads.kept()).toContain(key);
  expect(await of('nationalId')).toMatchObject({ status: 'accepted', has_file: true });
  await api.advance(86_400);
  await api.eventually(async () => expect(await of('nationalId')).toMatchObject({ has_file: false }));
  expect(await of('nationalId')).toMatchObject({ status: 'accepted' });
  // The service keeps a document until the team has looked at it.
  expect(await of('certificates')).toMatchObject({ status: 'uploaded', has_file: true });
  await api.eventually(async () => expect(await uploads.kept()).not.toContain(key));
});
