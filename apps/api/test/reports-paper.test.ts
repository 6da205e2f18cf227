import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkKinds } from '@repo/domain/check';
import { dueDateText } from '@repo/domain/postponement';
import { reports } from '../src/db/schema/cases.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { reviews } from '../src/db/schema/reviews.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { decisionsOf } from './decisions.ts';
import { useApi } from './use-api.ts';
import { readPdf } from './pdf-text.ts';
import { ID_NUMBER, reportWorkOf } from './report-work.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await reportWorkOf(api);

describe('honest words', () => {
  it('for a certificate that is still to come, with the date it is expected', async () => {
    const worker = await work.worker();
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 17);
    await work.decide(work.ops, caseId, 'social_media', 'unable_to_verify');
    const { dueAt } = await work.check(caseId, 'criminal_record');
    expect((await work.deepCheck(worker, employer)).verification?.police_check).toMatchObject({
      outcome: null,
      status: 'waiting',
      waiting_on: 'worker',
      due_at: dueAt.toISOString(),
    });
    const { text } = await work.pdfOf(worker, employer);
    expect(text).toContain('In progress: not every check has been decided yet.');
    expect(text).toContain('Waiting for the worker’s certificate');
    expect(text).toContain('Waiting for the worker’s identity proof');
    expect(text).toContain('Unable to verify');
    expect(text).toContain('Checks decided 1 of 6 (17%)');
    expect(text).toMatch(
      /Reference Verification\s+Referees\s+Waiting\s+Waiting for Amani: we asked for the names\s+of 2 references\s+Expected/,
    );
    expect(text).not.toMatch(/(?<!References )Verified/);
    expect(text).not.toContain('Records Found');
  });

  it('for a date that was moved: from when, and why', async () => {
    const worker = await work.worker();
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 19);
    const { id, dueAt } = await work.check(caseId, 'references');
    await decisions.move(work.ops, id, 'referee');
    const check = await work.check(caseId, 'references');
    const postponement = { previous_at: dueAt.toISOString(), reason: 'waiting-for-referee' };
    const { text } = await work.pdfOf(worker, employer);
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain(dueDateText('references', check.dueAt.toISOString(), postponement));
    expect(words).toContain('waiting for a referee’s answer.');
    // In place of a score before anything was checked.
    expect(words).toContain('Under way');
    expect(words).not.toContain('–');
  });

  it.each([
    ['clear', 'passed'],
    ['finding', 'failed'],
    ['unable_to_verify', 'pending'],
  ] as const)('for health: %s reads %s', async (outcome, status) => {
    const worker = await work.worker();
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 18);
    expect((await work.deepCheck(worker, employer)).health_check).toMatchObject({
      status: 'pending',
      outcome: null,
    });
    await work.decide(work.ops, caseId, 'health', outcome);
    expect((await work.deepCheck(worker, employer)).health_check).toMatchObject({ status, outcome });
  });

  it('for health on standard: not part of it, unless this employer had it checked before', async () => {
    const worker = await work.knownWorker();
    const employer = await work.employer();
    await work.open(employer.id, worker, 17);
    expect((await work.deepCheck(worker, employer)).health_check).toBeNull();
    expect((await work.pdfOf(worker, employer)).text).toContain('Not part of this package');

    const earlier = await work.employer();
    await work.decide(work.ops, await work.open(earlier.id, worker, 18), 'health', 'clear', 'MY-OWN-EARLIER');
    await api.advance(5);
    await work.open(earlier.id, worker, 17);
    expect((await work.deepCheck(worker, earlier)).health_check).toMatchObject({
      status: 'passed',
      notes: 'MY-OWN-EARLIER',
    });
  });

  it('for health that was checked in a case she has withdrawn from: nothing, by whatever purchase', async () => {
    const worker = await work.knownWorker();
    const employer = await work.employer();
    const earlier = await work.open(employer.id, worker, 18);
    await work.decide(work.ops, earlier, 'health', 'finding', 'WITHDRAWN-HEALTH');
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
    await api.advance(5);
    await work.open(employer.id, worker, 17);
    const report = await work.deepCheck(worker, employer);
    expect(report.health_check).toBeNull();
    expect(JSON.stringify(report)).not.toContain('WITHDRAWN-HEALTH');
    expect((await work.pdfOf(worker, employer)).text).toContain('Not part of this package');
  });

  it('for health that was checked in a case whose money was taken back since: nothing, by whatever purchase', async () => {
    const worker = await work.knownWorker();
    const employer = await work.employer();
    const earlier = await work.open(employer.id, worker, 18);
    await work.decideWithNotes(earlier, 'TAKEN-BACK');
    const { purchaseId } = await work.caseRow(earlier);
    await api.ctx.db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, purchaseId));
    await api.advance(5);
    await work.open(employer.id, worker, 17);
    const report = await work.deepCheck(worker, employer);
    expect(report.health_check).toBeNull();
    expect(JSON.stringify(report)).not.toContain('TAKEN-BACK');
    expect((await work.pdfOf(worker, employer)).text).not.toContain('TAKEN-BACK');
  });

  it.each([0, 2])('for %d upheld records: “Not checked yet” before anybody has looked', async (records) => {
    const worker = await work.worker();
    for (let upheld = 0; upheld < records; upheld += 1) await work.upheldRecord(worker);
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 16);
    const before = await work.pdfOf(worker, employer);
    expect(before.text).toMatch(/Upheld misconduct records\s+Not checked yet/);
    // Nothing about her was checked, so there is no score either.
    expect(before.text).toMatch(/Trust score\s+Not checked yet/);
    expect(before.text).not.toMatch(/out of 100|Total/);
    await work.decide(work.ops, caseId, 'misconduct_registry', records === 0 ? 'clear' : 'finding');
    const { text } = await work.pdfOf(worker, employer);
    expect(/Upheld misconduct records\s+2/.test(text)).toBe(records === 2);
    expect(text.includes('Upheld misconduct records')).toBe(records === 2);
    expect(text).toMatch(records === 0 ? /10 so far, up to 70, Basic/ : /0 so far, up to 60, Basic/);
  });

  // spec: report/gate-identity
  it('for an identity that was not proven: no name and number, whatever was paid', async () => {
    const worker = await work.worker({ nationalIdCipher: api.ctx.secrets.seal(ID_NUMBER) });
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 18);
    await work.decide(work.ops, caseId, 'identity', 'finding', 'The face is another one.');
    expect((await work.deepCheck(worker, employer)).identity).toMatchObject({
      full_name: null,
      id_number: null,
      outcome: 'finding',
    });
    const { text } = await work.pdfOf(worker, employer);
    expect(text).toContain('Shown once the identity is verified');
    expect(text).not.toContain(ID_NUMBER);
  });
});

describe('the file', () => {
  // spec: report/call-download
  it('is a tagged A4 PDF in an embedded font, whose title and name say nothing personal', async () => {
    const worker = await work.knownWorker();
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 17);
    await work.decideWithNotes(caseId, 'MINE');
    const [report] = await api.ctx.db.select().from(reports).where(eq(reports.caseId, caseId));
    const answer = await work.download(worker, employer);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="verification-report-${report?.number}.pdf"`,
    );
    const pdf = await readPdf(answer.body);
    expect(pdf).toMatchObject({
      title: `Amini verification report ${report?.number}`,
      language: 'en-KE',
      tagged: true,
    });
    expect(pdf.text).toContain('Complete: every check was decided.');
    expect(pdf.text).toContain(`${api.ctx.config.publicOrigin}/r/${report?.code}`);
    for (const [index, page] of pdf.pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
      expect(page).toContain(report?.number);
    }
    const raw = Buffer.isBuffer(answer.body) ? answer.body.toString('latin1') : '';
    expect(raw).toMatch(/NotoSans/);
    expect(raw).not.toMatch(/Helvetica|Ngũgĩ|JavaScript|\/URI/);
  });

  it('tells what unlocks each locked section', async () => {
    const worker = await work.knownWorker();
    const employer = await work.employer();
    await work.open(employer.id, worker, 16);
    const { text } = await work.pdfOf(worker, employer);
    // Four sections, and their parts of the score.
    expect(text.match(/Locked/g)).toHaveLength(6);
    expect(text).toMatch(
      /Criminal Background Check\s*Locked\s*The Standard Check unlocks this section in full\./,
    );
    expect(text).toMatch(
      /Health Check\s*Locked\s*The Standard Check unlocks this section in full\. The health check itself is made with the Premium\s+Check\./,
    );
    expect(text).toMatch(/Work History\s*Locked\s*The Premium Check unlocks this section in full\./);
    expect(text).toContain('A summary only. The Premium Check unlocks this section in full.');
    expect(text).toMatch(
      /Locked checks\s+Locked\s+The Standard Check shows: Police clearance, Social\s+screening\. The Premium Check shows: Deep check\./,
    );
  });

  it('stays small and whole with long notes, many reviews and letters no font has', async () => {
    const worker = await work.worker({ name: 'Ọlábísí Đặng 😀 محمد' });
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 18);
    for (const { kind } of await work.checks(caseId))
      await work.decide(
        work.ops,
        caseId,
        kind,
        'clear',
        `${'Unbroken'.repeat(40)} ${'a long note 😀 '.repeat(330)}END-${kind}`.slice(-5000),
      );
    const at = api.ctx.clock.now();
    await api.ctx.db.insert(reviews).values(
      Array.from({ length: 45 }, (_, index) => ({
        workerId: worker,
        employerId: employer.id,
        rating: 5,
        review: `${'Very kind. '.repeat(400)}${index}`,
        status: 'approved' as const,
        createdAt: at,
        updatedAt: at,
      })),
    );
    const answer = await work.download(worker, employer);
    const pdf = await readPdf(answer.body);
    for (const kind of checkKinds) expect(pdf.text).toContain(`END-${kind}`);
    expect(pdf.text).toContain('25 older reviews are not printed.');
    expect(pdf.text).toContain('Ọlábísí Đặng');
    expect(Buffer.isBuffer(answer.body) ? answer.body.length : Infinity).toBeLessThan(150_000);
  });

  it('can be asked for many times at once', async () => {
    const worker = await work.knownWorker();
    const employer = await work.employer();
    await work.open(employer.id, worker, 18);
    const answers = await Promise.all(Array.from({ length: 10 }, () => work.download(worker, employer)));
    for (const answer of answers) expect((await readPdf(answer.body)).text).toContain('REFNAME');
  });
});
