import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { saveWorkerSettings } from '@repo/api-client/contract/worker-app';
import { PHOTO_NOTE } from '@repo/domain/report-words';
import type { workers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { drawSampleReport } from '../src/services/reporting/reports/sample-report.ts';
import { startTestApi } from './harness.ts';
import { photosOn, pictureOf } from './pdf-picture.ts';
import { readPdf } from './pdf-text.ts';
import { reportWorkOf } from './report-work.ts';
import { picture, uploadWorkOf } from './upload-work.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const folder = await mkdtemp(join(tmpdir(), 'certificates-'));
const api = await useApi(() => startTestApi({ DATA_DIR: folder }));
const work = await reportWorkOf(api);
const workerApp = workerAppWorkOf(api);
const uploads = uploadWorkOf(api);
beforeAll(async () => {
  const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(id: string, employer: Parameters<typeof work.download>[1]): Promise<Buffer> {
  const { body } = await work.download(id, employer);
  if (!Buffer.isBuffer(body)) throw new Error('The answer is no PDF');
  return body;
}
const firstPage = async (bytes: Buffer) => (await readPdf(bytes)).pages[0]?.replaceAll(/\s+/g, ' ') ?? '';
const codesOn = async (bytes: Buffer) =>
  (await readBarcodes(new Uint8Array(await pictureOf(bytes)), { formats: ['QRCode'] })).map(
    ({ text }) => text,
  );

async function checked(facts: Partial<typeof workers.$inferInsert> = {}) {
  const worker = await work.worker({ smileStatus: 'verified', name: 'Amani Example', ...facts });
  const employer = await work.employer();
  const caseId = await work.open(employer.id, worker, 17);
  await work.decide(work.ops, caseId, 'criminal_record', 'unable_to_verify');
  await work.decideWithNotes(caseId, 'NOTE');
  return { worker, employer };
}

it('says on the first page who, what was found, since when, and what it cannot say', async () => {
  const { worker, employer } = await checked({
    serviceType: 'Nanny',
    location: 'Kilimani',
    experienceYears: 5,
  });
  const { report, trust_score, trust_badge } = await work.deepCheck(worker, employer);
  const text = await firstPage(await fileOf(worker, employer));
  expect(text).toContain(report?.number);
  expect(text).toMatch(/Issued [A-Z][a-z]{2} \d+, \d{4}/);
  expect(text).toContain('Amani Example Nanny · Kilimani · 5 years Identity verified');
  expect(text).toContain(`Trust score: ${trust_score} out of 100, ${trust_badge}`);
  expect(text).toContain('4 checks clear 1 unable to verify 2 not in package');
  expect(text).toContain('Criminal record Unable to verify');
  expect(text).toContain('Health Not in package');
  expect(text).toContain('NOTE-final_review');
  expect(text).toContain('cannot promise how somebody will act tomorrow');
});

it('has a code that a reader of another hand reads back as the page that proves the report', async () => {
  const { worker, employer } = await checked();
  const { report } = await work.deepCheck(worker, employer);
  const address = `${api.ctx.config.publicOrigin}/r/${report?.code}`;
  const file = await fileOf(worker, employer);
  expect(await codesOn(file)).toEqual([address]);
  expect(await firstPage(file)).toContain(address);
});

it('has her photo while she shows it, with the word that nobody compared it', async () => {
  const her = await workerApp.her({ phone: '+254700100777', smileStatus: 'verified' });
  const employer = await work.employer();
  await work.open(employer.id, her.id, 17);
  const read = async () => {
    const file = await fileOf(her.id, employer);
    return { photos: await photosOn(file), isSaid: (await firstPage(file)).includes(PHOTO_NOTE) };
  };
  expect(await read()).toEqual({ photos: 0, isSaid: false });
  await uploads.send(`/api/nannies/${her.id}/photo`, {
    field: 'photo',
    bytes: await picture(),
    token: her.token,
  });
  expect(await read()).toEqual({ photos: 1, isSaid: true });
  await api.make(saveWorkerSettings, { token: her.token, body: { shows_photo: false } });
  expect(await read()).toEqual({ photos: 0, isSaid: false });
});

it('shows no score and no photo, and invites nobody to believe it, after she withdrew', async () => {
  const { worker, employer } = await checked();
  await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
  const text = await firstPage(await fileOf(worker, employer));
  expect(text).toContain('The worker withdrew consent');
  expect(text).not.toMatch(/Trust score|Is this report genuine/);
  expect(text).toContain('This report is no longer current');
});

it.each([
  ['the longest name', 'Wanjikũ-Ngũgĩ '.repeat(8).trim().slice(0, 100)],
  ['a name without a space', 'W'.repeat(100)],
])('stays one page, and the next one begins with the facts: %s', async (_, name) => {
  const { worker, employer } = await checked({ name });
  const { pages } = await readPdf(await fileOf(worker, employer));
  expect(pages[0]).toContain('Social media');
  expect(pages[0]).not.toContain('Checks decided');
  expect(pages[1]).toMatch(/^\s*Report number/);
});

it('has no number and no code in the sample, and is marked as one', async () => {
  const file = await drawSampleReport();
  expect(await codesOn(file)).toEqual([]);
  expect(await firstPage(file)).toMatch(/SAMPLE/);
});
