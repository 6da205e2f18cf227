import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOwnDocuments } from '@repo/api-client/contract/documents';
import { getMe } from '@repo/api-client/contract/worker';
import type { DocumentKind } from '@repo/domain/document';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { caseWorkOf, type CaseWork } from './case-work.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { pdf, picture, uploadWorkOf, type UploadWork } from './upload-work.ts';

let api: TestApi;
let uploads: UploadWork;
let work: CaseWork;
let folder: string;
let phones = 710;

interface Person {
  readonly token: string;
  readonly id: string;
}

async function person(): Promise<Person> {
  phones += 1;
  const token = await api.signInWorker(`+254700000${String(phones)}`);
  return { token, id: (await api.make(getMe, { token })).id };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  api = await startTestApi({ DATA_DIR: folder });
  uploads = uploadWorkOf(api);
  work = caseWorkOf(api);
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const ROOT = '/api/worker/documents';
const send = (who: Person, slot: string, bytes: Uint8Array, name?: string) =>
  uploads.send(`${ROOT}/${slot}`, { field: 'file', bytes, token: who.token, ...(name ? { name } : {}) });
const list = async ({ token }: Person) => (await api.make(listOwnDocuments, { token })).documents;
const own = async (who: Person, slot: DocumentKind) => (await list(who)).find((each) => each.slot === slot);
const open = (who: Person, slot: string) => api.call('GET', `${ROOT}/${slot}/file`, { token: who.token });
const tell = (who: Person, body: object) =>
  api.call('PUT', `${ROOT}/policeClearance/certificate`, { token: who.token, body });
const daysAgo = (days: number) =>
  new Date(api.ctx.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

describe('her documents', () => {
  // spec: worker-entities/documents
  it('are three, none of them there at first', async () => {
    const none = {
      status: 'not_uploaded',
      type: null,
      bytes: null,
      uploaded_at: null,
      decided_at: null,
      reason: null,
      has_file: false,
      certificate: null,
      waited_for: false,
    };
    expect(await list(await person())).toEqual([
      { slot: 'nationalId', ...none },
      { slot: 'policeClearance', ...none },
      { slot: 'certificates', ...none },
    ]);
  });

  // spec: worker-documents/kinds, worker-calls/upload
  it('are images, drawn anew, or plain PDFs, as they are', async () => {
    const amani = await person();
    const certificate = await pdf();
    expect(await send(amani, 'nationalId', await picture(), '../../etc/passwd')).toMatchObject({
      status: 200,
      body: { slot: 'nationalId', status: 'uploaded', type: 'image/jpeg', has_file: true },
    });
    expect(await send(amani, 'policeClearance', certificate)).toMatchObject({
      body: {
        status: 'uploaded',
        type: 'application/pdf',
        bytes: certificate.length,
        certificate: { number: null, issued_on: null, valid_until: null },
      },
    });
    const saved = await open(amani, 'policeClearance');
    expect(saved.body).toEqual(certificate);
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="police-clearance.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox/) as unknown,
    });
    expect((await open(amani, 'nationalId')).headers.get('content-disposition')).toBe(
      'attachment; filename="national-id.jpg"',
    );
    expect(await open(amani, 'certificates')).toMatchObject({ status: 404 });
    expect(await open(await person(), 'nationalId')).toMatchObject({ status: 404 });
    expect(await send(amani, 'passport', certificate)).toMatchObject({ status: 404 });
  });

  it('are replaced, and the file before is deleted', async () => {
    const amani = await person();
    const before = await uploads.kept();
    await send(amani, 'certificates', await picture('#111111'));
    await send(amani, 'certificates', await picture('#222222'));
    await api.eventually(async () => expect(await uploads.kept()).toHaveLength(before.length + 1));
    const rows = (await api.ctx.db.select().from(workerDocuments)).filter(
      ({ workerId }) => workerId === amani.id,
    );
    const current = rows.filter(({ endedAt }) => endedAt === null);
    expect([rows.length, current.length]).toEqual([2, 1]);
    expect(await work.audit(`document:${current[0]?.id ?? ''}`)).toMatchObject([
      { action: 'document-uploaded', actor: `worker:${amani.id}`, details: { slot: 'certificates' } },
    ]);
  });

  it('sent twice at once are one of the two', async () => {
    const amani = await person();
    const before = await uploads.kept();
    const answers = await Promise.all(
      ['#111111', '#222222', '#333333'].map(async (colour) =>
        send(amani, 'nationalId', await picture(colour)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await api.eventually(async () => expect(await uploads.kept()).toHaveLength(before.length + 1));
    expect(await open(amani, 'nationalId')).toMatchObject({ status: 200 });
  });

  it('can be taken back, once or twice', async () => {
    const amani = await person();
    const before = await uploads.kept();
    await send(amani, 'nationalId', await picture());
    for (let time = 0; time < 2; time += 1)
      expect(await api.call('DELETE', `${ROOT}/nationalId`, { token: amani.token })).toMatchObject({
        status: 200,
        body: { slot: 'nationalId', status: 'not_uploaded', has_file: false },
      });
    expect(await open(amani, 'nationalId')).toMatchObject({ status: 404 });
    await api.eventually(async () => expect(await uploads.kept()).toHaveLength(before.length));
  });
});

describe('a police clearance certificate', () => {
  it('has a number and a day of issue, if she tells them, and holds a year', async () => {
    const amani = await person();
    const told = { number: ' pcc-abc12345 ', issued_on: daysAgo(30) };
    expect(await tell(amani, told)).toMatchObject({
      status: 409,
      body: { message: 'Please upload the certificate first.' },
    });
    await send(amani, 'policeClearance', await pdf());
    const expected = { number: 'PCC-ABC12345', issued_on: told.issued_on };
    expect(await tell(amani, told)).toMatchObject({ status: 200, body: { certificate: expected } });
    const { certificate } = (await own(amani, 'policeClearance')) ?? {};
    expect(Date.parse(certificate?.valid_until ?? '') - Date.parse(told.issued_on)).toBeGreaterThanOrEqual(
      364 * 86_400_000,
    );
    // A better picture shows the same certificate.
    await send(amani, 'policeClearance', await picture());
    expect(await own(amani, 'policeClearance')).toMatchObject({ certificate: expected });
  });

  it('keeps its number encrypted', async () => {
    const amani = await person();
    await send(amani, 'policeClearance', await pdf());
    await tell(amani, { number: 'PCC-SECRET1', issued_on: daysAgo(1) });
    const rows = await api.ctx.db.select().from(workerDocuments);
    expect(JSON.stringify(rows)).not.toContain('PCC-SECRET1');
  });

  it.each([
    [{ number: '', issued_on: '' }, ['number', 'issued_on']],
    [{ number: 'PCC-1234', issued_on: '2026-02-30' }, ['issued_on']],
    [{ number: '<b>', issued_on: '2020-01-01' }, ['number', 'issued_on']],
  ])('is refused at the fields: %j', async (body, fields) => {
    const amani = await person();
    await send(amani, 'policeClearance', await pdf());
    const answer = await tell(amani, body);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) },
    });
  });
});

describe('the checks that wait for a document', () => {
  const caseOf = async (who: Person) => work.open((await work.employer()).id, who.id, 18);

  it('wait for the team once it is there, and for her again when she takes it back', async () => {
    const amani = await person();
    const [first, second] = [await caseOf(amani), await caseOf(amani)];
    expect(await work.check(first, 'criminal_record')).toMatchObject({ waitingOn: 'worker' });
    expect(await own(amani, 'policeClearance')).toMatchObject({ waited_for: true });
    await send(amani, 'policeClearance', await pdf());
    for (const caseId of [first, second])
      expect(await work.check(caseId, 'criminal_record')).toMatchObject({
        status: 'waiting',
        waitingOn: 'team',
      });
    expect(await own(amani, 'policeClearance')).toMatchObject({ waited_for: false });
    await api.call('DELETE', `${ROOT}/policeClearance`, { token: amani.token });
    for (const caseId of [first, second])
      expect(await work.check(caseId, 'criminal_record')).toMatchObject({
        status: 'waiting',
        waitingOn: 'worker',
      });
  });

  it('do not wait for her where it was there before', async () => {
    const amani = await person();
    await send(amani, 'policeClearance', await pdf());
    const check = await work.check(await caseOf(amani), 'criminal_record');
    expect(check).toMatchObject({ status: 'pending', waitingOn: null });
    const without = await work.check(await caseOf(await person()), 'criminal_record');
    expect(check.dueAt.getTime()).toBeLessThan(without.dueAt.getTime());
  });

  it('are those that it is for: a decided one stands, and her ID card proves nothing by itself', async () => {
    const amani = await person();
    const caseId = await caseOf(amani);
    const ops = await work.opsToken();
    await work.decide(ops, caseId, 'criminal_record');
    const before = await work.checks(caseId);
    await send(amani, 'policeClearance', await pdf());
    await send(amani, 'nationalId', await picture());
    expect(await work.checks(caseId)).toEqual(before);
  });

  it('of her health wait for the team with a certificate, and for her without one', async () => {
    const amani = await person();
    const caseId = await caseOf(amani);
    expect(await own(amani, 'certificates')).toMatchObject({ waited_for: true });
    expect(await work.check(caseId, 'health')).toMatchObject({ status: 'waiting', waitingOn: 'worker' });
    await send(amani, 'certificates', await picture());
    expect(await work.check(caseId, 'health')).toMatchObject({ status: 'waiting', waitingOn: 'team' });
    const later = await caseOf(amani);
    expect(await work.check(later, 'health')).toMatchObject({ status: 'pending', waitingOn: null });
    await api.call('DELETE', `${ROOT}/certificates`, { token: amani.token });
    for (const each of [caseId, later])
      expect(await work.check(each, 'health')).toMatchObject({ status: 'waiting', waitingOn: 'worker' });
  });
});

describe('what cannot be taken', () => {
  const script =
    '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (1) >> >> endobj\nstartxref\n9\n%%EOF\n';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const kind = 'File must be a JPG, PNG or WebP image, or a PDF';
  const cases: readonly (readonly [string, () => Buffer | Promise<Buffer>, number, string])[] = [
    ['10 MB and a byte', () => Buffer.alloc(10_485_761), 413, 'File must be less than 10MB'],
    ['a program', () => Buffer.from(`MZ${'\0'.repeat(2000)}`), 400, kind],
    ['an SVG with a script', () => Buffer.from(svg), 400, kind],
    [
      'half a photo',
      async () => (await picture()).subarray(0, 900),
      400,
      'This file could not be read. Please choose another one.',
    ],
    [
      'a PDF with JavaScript',
      () => Buffer.from(script),
      400,
      'This PDF contains scripts, forms, links or attached files. Please print it to a new PDF, or send a photo of the document.',
    ],
  ];

  it.each(cases)('%s is refused in plain words, and all is as before', async (_what, bytes, status, text) => {
    const amani = await person();
    await send(amani, 'policeClearance', await pdf());
    const before = { kept: await uploads.kept(), list: await list(amani) };
    const answer = await send(amani, 'policeClearance', await bytes(), 'certificate.pdf');
    expect(answer).toMatchObject({ status, body: { message: text, fields: { file: text } } });
    expect({ kept: await uploads.kept(), list: await list(amani) }).toEqual(before);
    expect(await uploads.incoming()).toEqual([]);
  });

  it('is what a cut network left half way; the same again succeeds', async () => {
    const amani = await person();
    const before = { kept: await uploads.kept(), rows: await uploads.rows() };
    const socket = connect(api.ctx.config.port, '127.0.0.1');
    socket.write(
      `POST ${ROOT}/nationalId HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${amani.token}\r\n` +
        'content-length: 4000000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
    );
    socket.write(Buffer.alloc(2_000_000));
    await expect.poll(uploads.incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(uploads.incoming).toEqual([]);
    expect({ kept: await uploads.kept(), rows: await uploads.rows() }).toEqual(before);
    expect(await own(amani, 'nationalId')).toMatchObject({ status: 'not_uploaded' });
    expect(await send(amani, 'nationalId', await picture())).toMatchObject({ status: 200 });
  });
});
