import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lookUpReportCode, revokeReportCode } from '@repo/api-client/contract/report-codes';
import { reports } from '../src/db/schema/cases.ts';
import { workers } from '../src/db/schema/people.ts';
import { revokedReportCodes } from '../src/db/schema/report-codes.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { newReportCode } from '../src/services/casework/cases/report-code.ts';
import type { TestEmployer } from './case-work.ts';
import { beginWindow, HOUR_SECONDS } from './begin-window.ts';
import { useApi } from './use-api.ts';
import { heldUp } from './held-up.ts';
import { reportWorkOf } from './report-work.ts';

const api = await useApi();
const work = await reportWorkOf(api);
const worker = await work.knownWorker();
const employer = await work.employer();

const lookUp = (code: string) => api.make(lookUpReportCode, { params: { code } });
const currentCode = async () => {
  const { report } = await work.deepCheck(worker, employer);
  if (report === null) throw new Error('There is no report');
  return report.code;
};
const revoke = (code: string, { token }: TestEmployer) =>
  api.make(revokeReportCode, { token, params: { code } });

describe('the code of a report', () => {
  it('says that a report is under way, and once it is complete that it is genuine, and no finding', async () => {
    const caseId = await work.open(employer.id, worker, 17);
    const code = await currentCode();
    expect(await lookUp(code)).toMatchObject({ state: 'in-progress', report: { issued_at: null } });
    await work.decideWithNotes(caseId, 'MINE');
    const answer = await lookUp(code);
    expect(answer).toMatchObject({
      state: 'genuine',
      report: { package_name: 'Standard Check', worker_name: 'Wanjikũ N.' },
      revoked_at: null,
    });
    expect(answer.report?.issued_at).not.toBeNull();
    expect(JSON.stringify(answer)).not.toMatch(/MINE|Ngũgĩ|clear|\+254/);
    expect(Object.keys(answer.report ?? {}).toSorted()).toEqual([
      'issued_at',
      'number',
      'package_name',
      'worker_name',
    ]);
  });

  it('is of whom it was issued about, whatever she calls herself later', async () => {
    const nameless = await work.worker({ name: 'Achieng Otieno', smileStatus: 'not_verified' });
    const caseId = await work.open((await work.employer()).id, nameless, 17);
    const [report] = await api.ctx.db.select().from(reports).where(eq(reports.caseId, caseId));
    const code = report?.code ?? '';
    const rename = (name: string) => api.ctx.db.update(workers).set({ name }).where(eq(workers.id, nameless));
    await rename('Achieng Odhiambo');
    expect(await lookUp(code)).toMatchObject({ report: { worker_name: 'Achieng O.' } });
    await work.decide(work.ops, caseId, 'identity', 'unable_to_verify', 'She sent no photos.');
    await work.decideWithNotes(caseId, 'MINE');
    await rename('Beatrice Kamau');
    expect(await lookUp(code)).toMatchObject({ state: 'genuine', report: { worker_name: 'Achieng O.' } });
  });

  it('is read however it was typed off paper', async () => {
    expect(await lookUp(` ${(await currentCode()).toLowerCase()} `)).toMatchObject({ state: 'genuine' });
  });

  it('of nobody is not found, and says nothing else', async () => {
    for (const code of ['AAAA-BBBB-CCCC-DDDD', "' or 1=1 --", '..%2F..%2F'])
      expect(await api.call('GET', `/api/report-codes/${encodeURIComponent(code)}`)).toMatchObject({
        status: 404,
      });
  });

  it('gives way to that of a newer report, once that is complete', async () => {
    const older = await currentCode();
    await api.advance(3600);
    const caseId = await work.open(employer.id, worker, 18);
    expect(await lookUp(older)).toMatchObject({ state: 'genuine' });
    await work.decideWithNotes(caseId, 'NEWER');
    expect(await lookUp(older)).toMatchObject({ state: 'superseded' });
    expect(await lookUp(await currentCode())).toMatchObject({ state: 'genuine' });
  });
});

async function completeReport(about: string): Promise<string> {
  const caseId = await work.open((await work.employer()).id, about, 17);
  await work.decideWithNotes(caseId, 'DONE');
  const [report] = await api.ctx.db.select().from(reports).where(eq(reports.caseId, caseId));
  return report?.code ?? '';
}

describe('a link that was shared', () => {
  it('tells nothing about a worker who withdrew while the report was under way', async () => {
    const shy = await work.worker({ name: 'Shy Person' });
    const caseId = await work.open((await work.employer()).id, shy, 17);
    const [report] = await api.ctx.db.select().from(reports).where(eq(reports.caseId, caseId));
    const code = report?.code ?? '';
    expect(await lookUp(code)).toMatchObject({ state: 'in-progress', report: { worker_name: 'Shy P.' } });
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, shy));
    expect(await lookUp(code)).toEqual({ state: 'withdrawn', report: null, revoked_at: null });
  });

  it('says that a worker withdrew after her report was complete, and nothing else about her', async () => {
    const shy = await work.worker({ name: 'Shy Person' });
    const code = await completeReport(shy);
    expect(await lookUp(code)).toMatchObject({ state: 'genuine', report: { worker_name: 'Shy P.' } });
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, shy));
    expect(await lookUp(code)).toEqual({ state: 'withdrawn', report: null, revoked_at: null });
  });

  it('is taken back by its owner alone, and then tells nothing about the worker', async () => {
    const code = await currentCode();
    const stranger = await work.employer();
    expect(
      await api.call('POST', `/api/employer/report-codes/${code}/revoke`, { token: stranger.token }),
    ).toMatchObject({ status: 404 });
    expect(await lookUp(code)).toMatchObject({ state: 'genuine' });

    const { code: next } = await revoke(code, employer);
    expect(next).not.toBe(code);
    const answer = await lookUp(code);
    expect(answer).toMatchObject({ state: 'revoked', report: null });
    expect(answer.revoked_at).not.toBeNull();
    expect(await lookUp(next)).toMatchObject({ state: 'genuine' });
    expect(await currentCode()).toBe(next);
  });

  it('is taken back once, however often that is said', async () => {
    const code = await currentCode();
    const answers = await Promise.all([1, 2, 3].map(() => revoke(code, employer)));
    expect(new Set(answers.map((answer) => answer.code)).size).toBe(1);
    expect(await currentCode()).toBe(answers[0]?.code);
    const revoked = await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'revoked-report-code'));
    expect(revoked).toHaveLength(2);
  });

  it('is known as taken back also where that happens while it is looked up', async () => {
    const code = await currentCode();
    const { looking } = await api.ctx.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${reports} in access exclusive mode`);
      const begun = lookUp(code);
      await heldUp(api, 1);
      const [report] = await tx
        .update(reports)
        .set({ code: newReportCode() })
        .where(eq(reports.code, code))
        .returning({ id: reports.id });
      await tx
        .insert(revokedReportCodes)
        .values({ code, reportId: report?.id ?? '', revokedAt: api.ctx.clock.now() });
      return { looking: begun };
    });
    expect(await looking).toMatchObject({ state: 'revoked', report: null });
  });

  it('cannot be guessed: many tries are refused', async () => {
    await beginWindow(api, HOUR_SECONDS);
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => api.call('GET', '/api/report-codes/AAAA-BBBB-CCCC-DDDE')),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    await api.advance(3601);
    expect(await lookUp(await currentCode())).toMatchObject({ state: 'genuine' });
  });
});

// At the end: after so many days every session has ended.
it('says after 90 days that the report has expired', async () => {
  const code = await completeReport(await work.worker({ name: 'Achieng Otieno' }));
  await api.advance(90 * 86_400 - 60);
  expect(await lookUp(code)).toMatchObject({ state: 'genuine' });
  await api.advance(60);
  expect(await lookUp(code)).toMatchObject({ state: 'expired', report: { worker_name: 'Achieng O.' } });
});
