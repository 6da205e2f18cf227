import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { reports } from '../src/db/schema/cases.ts';
import { decisionsOf } from './decisions.ts';
import type { TestEmployer } from './case-work.ts';
import { findingWorkOf } from './finding-work.ts';
import { useApi } from './use-api.ts';
import { readPdf } from './pdf-text.ts';

const WHY = { decision: 'upheld', note: 'Another person of the same name.' };
const STANDS = { decision: 'rejected', note: 'The court has her ID number.' };
const MARK = 'The worker says that this is wrong. Our team is looking at it.';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);

const reportOf = ({ token }: TestEmployer, id: string) => api.make(getDeepCheck, { token, params: { id } });
const trackerOf = ({ token }: TestEmployer, nanny_id: string) =>
  api.make(getCompletion, { token, params: { nanny_id } });
async function paperOf({ token }: TestEmployer, id: string): Promise<string> {
  const { body } = await api.call('GET', `/api/verifications/${id}/download`, { token });
  return (await readPdf(body)).text.replaceAll(/\s+/g, ' ');
}
const policeOf = async (employer: TestEmployer, worker: string) =>
  (await reportOf(employer, worker)).verification?.police_check;

describe('while the team has not decided', () => {
  it('the report, the tracker and the paper say that the finding is disputed; nothing else changes', async () => {
    const { employer, worker, id, token } = await work.found();
    const before = await reportOf(employer, worker);
    expect(before.verification?.police_check?.disputed).toBeUndefined();
    await work.disputed(token, 'check', id);
    const after = await reportOf(employer, worker);
    expect(after.verification?.police_check).toMatchObject({ outcome: 'finding', disputed: true });
    expect({ ...after, verification: null }).toEqual({ ...before, verification: null });
    const { checks } = await trackerOf(employer, worker);
    expect(checks.filter(({ disputed }) => disputed === true).map(({ kind }) => kind)).toEqual([
      'criminal_record',
    ]);
    const paper = await paperOf(employer, worker);
    expect(paper).toContain(MARK);
    expect(paper).not.toContain('It was my cousin');
  });

  it('so does a record in the registry, and no longer once she took it back', async () => {
    const worker = await work.worker();
    const { id } = await work.upheld(worker);
    const reader = await work.employer();
    await work.lookUp(await work.open(reader.id, worker, 16), 'finding');
    const token = await work.tokenOf(worker);
    const dispute = await work.disputed(token, 'record', id);
    expect((await work.registry(reader, worker)).registry?.records).toMatchObject([{ disputed: true }]);
    await work.withdraw(token, dispute);
    const [record] = (await work.registry(reader, worker)).registry?.records ?? [];
    expect(record).toBeDefined();
    expect(record?.disputed).toBeUndefined();
  });

  it('a decision that was carried to another package is disputed there too', async () => {
    const { employer, worker, id, token } = await work.found('references');
    await work.open(employer.id, worker, 18);
    await work.disputed(token, 'check', id);
    expect((await reportOf(employer, worker)).references_summary).toMatchObject({ disputed: true });
  });

  it('an outcome that the package does not show is not told by the mark', async () => {
    const { employer, worker, id, token } = await work.found('criminal_record', 'finding', 17);
    const other = await work.employer();
    await work.open(other.id, worker, 16);
    await work.disputed(token, 'check', id);
    expect(JSON.stringify(await reportOf(other, worker))).not.toContain('disputed');
    expect(JSON.stringify(await trackerOf(other, worker))).not.toContain('disputed');
    expect(await policeOf(employer, worker)).toMatchObject({ disputed: true });
  });
});

describe('a dispute that is rejected', () => {
  it('leaves the finding, takes the mark away, and tells her why', async () => {
    const { employer, worker, id, token } = await work.found();
    const score = (await work.workerRow(worker)).trustScore;
    const dispute = await work.disputed(token, 'check', id);
    expect(await work.ruled(dispute, STANDS)).toMatchObject({
      dispute: { id: dispute, nanny_id: worker, status: 'rejected' },
      trust_score: score,
    });
    expect(await policeOf(employer, worker)).toMatchObject({
      outcome: 'finding',
      notes: 'A conviction of 2019.',
    });
    expect((await policeOf(employer, worker))?.disputed).toBeUndefined();
    expect((await work.findings(token)).findings).toMatchObject([
      { may_dispute: true, dispute: { status: 'rejected', answer: STANDS.note } },
    ]);
    expect(await work.newsOf(worker)).toContainEqual({
      kind: 'dispute_rejected',
      values: { check: 'criminal_record' },
    });
    expect(await work.rule(dispute, { ...WHY, outcome: 'clear' })).toMatchObject({ status: 409 });
  });
});

describe('a dispute that is upheld', () => {
  it('corrects the check, raises her score at once and asks for the final review anew', async () => {
    const { employer, worker, id, caseId, token } = await work.found();
    await work.cases.decideAll(work.ops, caseId);
    expect((await work.caseRow(caseId)).status).toBe('completed');
    const before = (await work.workerRow(worker)).trustScore;
    const dispute = await work.disputed(token, 'check', id);
    const ruled = await work.ruled(dispute, { ...WHY, outcome: 'clear' });
    // The police clearance adds ten points. The fifteen points of the final review hold until the new one.
    expect(ruled.trust_score).toBe(before + 10);
    expect(await policeOf(employer, worker)).toMatchObject({ outcome: 'clear', notes: WHY.note });
    expect(await work.caseRow(caseId)).toMatchObject({ status: 'open', completedAt: null });
    const [report] = await api.ctx.db.select().from(reports).where(eq(reports.caseId, caseId));
    expect(report).toMatchObject({ issuedAt: null, issuedName: null });
    expect((await reportOf(employer, worker)).recommendation).toEqual({
      outcome: null,
      admin_notes: null,
      decided_at: null,
    });
    expect((await work.findings(token)).findings).toMatchObject([
      { outcome: 'clear', words: null, may_dispute: false, dispute: { status: 'upheld', answer: WHY.note } },
    ]);
    expect(await work.newsOf(worker)).toContainEqual({
      kind: 'dispute_upheld',
      values: { check: 'criminal_record' },
    });
    expect((await work.audit(`check:${id}`)).map(({ action }) => action)).toContain('check-corrected');
    expect((await work.audit(`case:${caseId}`)).map(({ action }) => action)).toContain('case-reopened');
    await work.cases.decide(work.ops, caseId, 'final_review');
    expect((await work.caseRow(caseId)).status).toBe('completed');
    expect((await work.workerRow(worker)).trustScore).toBe(before + 10);
    expect(await work.object(token, 'check', id)).toMatchObject({ status: 409 });
  });

  it('corrects every case to which the decision was carried', async () => {
    const { employer, worker, id, token } = await work.found('references');
    const upgrade = await work.open(employer.id, worker, 18);
    await work.ruled(await work.disputed(token, 'check', id), { ...WHY, outcome: 'clear' });
    expect(await work.cases.check(upgrade, 'references')).toMatchObject({ outcome: 'clear', note: WHY.note });
  });

  it('corrects a final review in its own words, and leaves its case complete', async () => {
    const { employer, worker, caseId, token } = await work.found('references', 'clear', 16);
    await work.cases.decide(work.ops, caseId, 'identity');
    await work.cases.decide(work.ops, caseId, 'misconduct_registry');
    await work.cases.decide(work.ops, caseId, 'final_review', 'finding', 'Not to be hired.');
    const { id } = await work.cases.check(caseId, 'final_review');
    await work.ruled(await work.disputed(token, 'check', id), { ...WHY, outcome: 'clear' });
    expect((await work.caseRow(caseId)).status).toBe('completed');
    expect((await reportOf(employer, worker)).recommendation).toMatchObject({ admin_notes: WHY.note });
  });

  it('lets her prove her identity again, or proves it', async () => {
    const first = await work.found('identity');
    expect((await work.workerRow(first.worker)).smileStatus).toBe('failed');
    await work.ruled(await work.disputed(first.token, 'check', first.id), {
      ...WHY,
      outcome: 'unable_to_verify',
    });
    expect((await work.workerRow(first.worker)).smileStatus).toBe('not_verified');
    const second = await work.found('identity');
    await decisions.prove(second.id, 'clear');
    await work.ruled(await work.disputed(second.token, 'check', second.id), { ...WHY, outcome: 'clear' });
    // The ruling is the first of two verdicts: nobody proves an identity alone.
    expect((await work.workerRow(second.worker)).smileStatus).toBe('not_verified');
    expect(await work.cases.check(second.caseId, 'identity')).toMatchObject({ status: 'second_look' });
    const body = { outcome: 'clear', note: 'Seen with her card.' };
    await decisions.checkTaken(work.ops, second.id, body);
    expect((await work.workerRow(second.worker)).smileStatus).toBe('verified');
  });

  it('takes a record out of the registry, with what a look into it had found', async () => {
    const worker = await work.worker();
    const { id } = await work.upheld(worker);
    const reader = await work.employer();
    const caseId = await work.open(reader.id, worker, 16);
    await work.lookUp(caseId, 'finding');
    const token = await work.tokenOf(worker);
    const dispute = await work.disputed(token, 'record', id);
    expect(await work.rule(dispute, { ...WHY, outcome: 'clear' })).toMatchObject({ status: 400 });
    expect(await work.ruled(dispute, WHY)).toMatchObject({ misconduct_flags: 0 });
    expect((await work.registry(reader, worker)).registry).toMatchObject({
      status: 'clear',
      records_found: 0,
      records: [],
    });
    expect((await work.workerRow(worker)).misconductFlags).toBe(0);
    expect((await work.findings(token)).findings).toMatchObject([
      { kind: 'record', words: null, may_dispute: false, dispute: { status: 'upheld' } },
    ]);
  });

  it('leaves the other records, and what a check found beside them', async () => {
    const worker = await work.worker();
    const { id } = await work.upheld(worker);
    await work.upheld(worker, { category: 'abuse', region: 'coast_east', description: 'Another.' });
    const reader = await work.employer();
    const caseId = await work.open(reader.id, worker, 16);
    await work.lookUp(caseId, 'finding');
    const token = await work.tokenOf(worker);
    expect(await work.ruled(await work.disputed(token, 'record', id), WHY)).toMatchObject({
      misconduct_flags: 1,
    });
    expect((await work.cases.check(caseId, 'misconduct_registry')).outcome).toBe('finding');
    const check = await work.cases.check(caseId, 'misconduct_registry');
    const dispute = await work.disputed(token, 'check', check.id);
    // One record is still upheld, so the registry is not clear.
    expect(await work.rule(dispute, { ...WHY, outcome: 'clear' })).toMatchObject({
      status: 400,
      body: { fields: { outcome: expect.any(String) } },
    });
  });

  it('needs a reason and a new outcome, and is decided once when two decide at once', async () => {
    const { worker, id, token } = await work.found();
    const dispute = await work.disputed(token, 'check', id);
    for (const body of [
      { decision: 'upheld', outcome: 'clear', note: ' ' },
      { decision: 'upheld', note: 'Right.' },
      { decision: 'rejected', outcome: 'clear', note: 'No.' },
    ])
      expect(await work.rule(dispute, body)).toMatchObject({ status: 400 });
    const both = await Promise.all([
      work.rule(dispute, { ...WHY, outcome: 'clear' }),
      work.rule(dispute, STANDS),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [row] = await work.disputesOf(worker);
    const corrected = (await work.findings(token)).findings[0]?.outcome === 'clear';
    expect(row?.status).toBe(corrected ? 'upheld' : 'rejected');
  });
});
