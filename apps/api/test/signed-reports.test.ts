import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lookUpIssuedFile, revokeReportCode } from '@repo/api-client/contract/report-codes';
import { issuedFiles, signingKeys } from '../src/db/schema/report-signatures.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { drawSampleReport } from '../src/services/reporting/reports/sample-report.ts';
import { readSignature } from './pdf-signature.ts';
import { readPdf } from './pdf-text.ts';
import { reportWorkOf } from './report-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await reportWorkOf(api);

async function paid() {
  const worker = await work.worker({ smileStatus: 'verified' });
  const employer = await work.employer();
  const caseId = await work.open(employer.id, worker, 17);
  const file = async (): Promise<Buffer> => {
    const { body } = await work.download(worker, employer);
    if (!Buffer.isBuffer(body)) throw new Error('The answer is no PDF');
    return body;
  };
  const code = async () => (await work.deepCheck(worker, employer)).report?.code ?? '';
  return { worker, employer, caseId, file, code };
}

/** A file of the same length with another letter in it. */
function forged(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf('/Title');
  copy[at + 1] = 'X'.charCodeAt(0);
  return copy;
}

describe('the signature of a report', () => {
  it('is of one key, also when the first reports are asked for at the same moment', async () => {
    const all = await Promise.all([paid(), paid(), paid()]);
    const files = await Promise.all(all.map(({ file }) => file()));
    const names = files.map((file) => readSignature(file)?.certificate.fingerprint256);
    expect(new Set(names).size).toBe(1);
    expect(await api.ctx.db.select().from(signingKeys)).toHaveLength(1);
  });

  it('is one that a reader of another hand finds right, over the whole file', async () => {
    const { file } = await paid();
    expect(readSignature(await file())).toMatchObject({
      coversAll: true,
      isWhole: true,
      isSigned: true,
      namesCertificate: true,
    });
  });

  it('tells a changed letter', async () => {
    const { file } = await paid();
    expect(readSignature(forged(await file()))).toMatchObject({ isSigned: true, isWhole: false });
  });

  it('leaves the file as readable as before', async () => {
    const { file } = await paid();
    expect(await readPdf(await file())).toMatchObject({ tagged: true, language: 'en-KE' });
  });

  it('is not on a sample, which nobody issued', async () => {
    expect(readSignature(await drawSampleReport())).toBeUndefined();
  });
});

const sha256Of = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const issuedAt = async (code: string, sha256: string) =>
  (await api.make(lookUpIssuedFile, { params: { code, sha256 } })).issued_at;

describe('a file that a third person has', () => {
  it('is known by its fingerprint under the code that stands in it, and no other file is', async () => {
    const { file, code } = await paid();
    const other = await paid();
    const own = await file();
    expect(await issuedAt(await code(), sha256Of(own))).not.toBeNull();
    expect(await issuedAt(await code(), sha256Of(forged(own)))).toBeNull();
    expect(await issuedAt(await code(), sha256Of(Buffer.concat([own, Buffer.from('\n')])))).toBeNull();
    expect(await issuedAt(await other.code(), sha256Of(own))).toBeNull();
  });

  it('stays known after a later download, which is another file', async () => {
    const { file, code } = await paid();
    const first = await file();
    const second = await file();
    expect(sha256Of(second)).not.toBe(sha256Of(first));
    expect(await issuedAt(await code(), sha256Of(first))).not.toBeNull();
    expect(await issuedAt(await code(), sha256Of(second))).not.toBeNull();
  });

  it('is final where the report was complete when it was issued', async () => {
    const { caseId, file, code } = await paid();
    const early = sha256Of(await file());
    const lookUp = async (sha256: string) =>
      api.make(lookUpIssuedFile, { params: { code: await code(), sha256 } });
    expect(await lookUp(early)).toMatchObject({ issued_at: expect.any(String), final: false });
    await work.decideWithNotes(caseId, 'MINE');
    const late = sha256Of(await file());
    expect(await lookUp(late)).toMatchObject({ issued_at: expect.any(String), final: true });
    expect(await lookUp(early)).toMatchObject({ issued_at: expect.any(String), final: false });
    expect(await lookUp('a'.repeat(64))).toEqual({ issued_at: null, final: false });
  });

  it('proves nothing once its code was revoked, nor under the new one', async () => {
    const { employer, file, code } = await paid();
    const own = sha256Of(await file());
    const old = await code();
    await api.make(revokeReportCode, { token: employer.token, params: { code: old } });
    expect(await issuedAt(old, own)).toBeNull();
    expect(await issuedAt(await code(), own)).toBeNull();
  });

  it('proves nothing once she withdrew her consent', async () => {
    const { worker, file, code } = await paid();
    const own = sha256Of(await file());
    const known = await code();
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
    expect(await issuedAt(known, own)).toBeNull();
  });

  it.each([
    ['no fingerprint', 'report.pdf'],
    ['one in capital letters', 'A'.repeat(64)],
  ])('is asked for by its fingerprint alone: %s', async (_, sha256) => {
    const { code } = await paid();
    expect(await api.call('GET', `/api/report-codes/${await code()}/files/${sha256}`)).toMatchObject({
      status: 404,
    });
  });

  it('is not looked for under a code of nobody', async () => {
    const path = `/api/report-codes/AAAA-BBBB-CCCC-DDDD/files/${'a'.repeat(64)}`;
    expect(await api.call('GET', path)).toMatchObject({ status: 404 });
  });

  it('leaves its fingerprint and nothing else', async () => {
    const { file } = await paid();
    const own = sha256Of(await file());
    const rows = await api.ctx.db.select().from(issuedFiles);
    expect(rows.find(({ sha256 }) => sha256 === own)).toEqual({
      sha256: own,
      reportId: expect.any(String),
      code: expect.stringMatching(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/),
      issuedAt: expect.any(Date),
    });
  });
});
