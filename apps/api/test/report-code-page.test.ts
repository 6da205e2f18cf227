import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeReportCode } from '@repo/api-client/contract/report-codes';
import { buildApp } from '../src/app.ts';
import { reports } from '../src/db/schema/cases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { beginWindow, HOUR_SECONDS } from './begin-window.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { reportWorkOf, type ReportWork } from './report-work.ts';
import { siteFixture } from './site-fixture.ts';
import { visitorOf, type Visitor } from './site-pages-work.ts';

const site = siteFixture();
let api: TestApi;
let work: ReportWork;
let get: Visitor['get'];
let page: Visitor['page'];

beforeAll(async () => {
  api = await startTestApi({ SITES_DIR: site.folder });
  work = await reportWorkOf(api);
  ({ get, page } = visitorOf(api));
});
afterAll(async () => {
  await api.stop();
  site.remove();
});

describe('the page of a report code', () => {
  const current = async (worker: string, employer: Awaited<ReturnType<ReportWork['employer']>>) => {
    const { report } = await work.deepCheck(worker, employer);
    if (report === null) throw new Error('There is no report');
    return report;
  };

  it('says what a code is worth at each time of its life, and never a finding', async () => {
    const worker = await work.knownWorker();
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 17);
    const { code, number } = await current(worker, employer);
    const known = {
      status: 200,
      report_code: code,
      report_number: number,
      package_name: 'Standard Check',
      worker_name: 'Wanjikũ N.',
    };
    expect(await page(`/r/${code}`)).toMatchObject({ ...known, name: 'report-in-progress', issued_on: '-' });
    const typed = () => get(`/r?code=${encodeURIComponent(` ${code.toLowerCase().replaceAll('-', ' ')}`)}`);
    expect((await typed()).headers.get('location'), 'not final by its form either').toBe(`/r/${code}`);

    await work.decideWithNotes(caseId, 'MINE');
    await api.ctx.db
      .update(reports)
      .set({ issuedAt: new Date('2026-11-20T22:30:00Z') })
      .where(eq(reports.caseId, caseId));
    const genuine = await get(`/r/${code}`);
    expect(genuine.body).not.toMatch(/MINE|Ngũgĩ|clear|\+254/);
    expect(genuine.headers.get('cache-control')).toBe('no-store');
    expect(genuine.headers.get('x-robots-tag')).toBe('noarchive, nosnippet');
    // Half past ten in the evening in London is the next day in Nairobi.
    expect(await page(`/r/${code}`)).toMatchObject({
      ...known,
      name: 'report-genuine',
      issued_on: 'Nov 21, 2026',
    });
    expect(await page(`/sw/r/${code}`)).toMatchObject({
      ...known,
      name: 'report-genuine',
      language: 'sw',
      issued_on: '21 Nov 2026',
    });

    expect((await typed()).headers.get('location'), 'final by its form too').toBe(`/r/${code}`);

    await api.advance(3600);
    await work.decideWithNotes(await work.open(employer.id, worker, 18), 'NEWER');
    expect(await page(`/r/${code}`)).toMatchObject({ ...known, name: 'report-superseded' });

    const newer = (await current(worker, employer)).code;
    await api.make(revokeReportCode, { token: employer.token, params: { code: newer } });
    const revoked = await page(`/r/${newer}`);
    expect(revoked).toMatchObject({ status: 200, name: 'report-revoked', report_code: newer });
    expect(revoked).not.toMatchObject({ revoked_on: '-' });
    expect(JSON.stringify(revoked)).not.toContain('Wanjikũ');
  });

  it('tells of a withdrawn consent alone, and nothing of the check', async () => {
    const shy = await work.worker({ name: 'Shy Person' });
    const employer = await work.employer();
    await work.open(employer.id, shy, 17);
    const { code } = await current(shy, employer);
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, shy));
    expect(await page(`/r/${code}`)).toMatchObject({ name: 'report-withdrawn', report_code: code });
    expect((await get(`/r/${code}`)).body).not.toContain('Shy');
  });

  it('of a code that no report has gives what was typed back, as text', async () => {
    expect(await page('/r/AAAA-BBBB-CCCC-DDDD')).toMatchObject({
      status: 404,
      name: 'report-unknown',
      typed_code: 'AAAA-BBBB-CCCC-DDDD',
    });
    for (const typed of ["' or 1=1 --", '<script>', '{{origin}}', '\u0000'])
      expect((await get(`/r/${encodeURIComponent(typed)}`)).status).toBe(404);
  });

  it.each([
    ['AAAA-BBBB-CCCC', 'refused'],
    ['AAAA-BBBB-CCCC-DDD0', 'lookalike'],
    ['R-AAAA-BBBB', 'number'],
  ])('says of %s, which is no code, the same by link as by its form: %s', async (typed, refusal) => {
    const said = { name: `report-code-${refusal}`, typed_code: typed };
    expect(await page(`/r/${typed}`)).toMatchObject({ ...said, status: 404 });
    expect(await page(`/r?code=${typed}`)).toMatchObject({ ...said, status: 400 });
  });

  it('has one address, to which every other spelling of the code leads', async () => {
    for (const [typed, prefix] of [
      ['aaaa-bbbb-cccc-dddd', ''],
      ['aaaabbbbccccdddd', '/sw'],
      ['%20AAAA%20BBBB%20CCCC%20DDDD', ''],
    ] as const) {
      const { status, headers } = await get(`${prefix}/r/${typed}`);
      expect({ status, to: headers.get('location') }).toEqual({
        status: 308,
        to: `${prefix}/r/AAAA-BBBB-CCCC-DDDD`,
      });
    }
    expect((await get('/sw/r/')).headers.get('location')).toBe('/sw/r');
  });

  it('is reached from a form, which says what is no code', async () => {
    expect(await page('/r')).toMatchObject({ status: 200, name: 'report-code en' });
    expect(await page('/sw/r')).toMatchObject({ status: 200, name: 'report-code sw' });
    const sent = await get('/sw/r?code=aaaa+bbbb+cccc+dddd');
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe('/sw/r/AAAA-BBBB-CCCC-DDDD');
    expect(await page('/r?code=%3Cb%3E0OI1')).toMatchObject({
      status: 400,
      name: 'report-code-refused',
      typed_code: '&lt;b&gt;0OI1',
    });
    for (const [link, to] of [
      ['http://localhost:8080/r/aaaa-bbbb-cccc-dddd', '/r/AAAA-BBBB-CCCC-DDDD'],
      [' https://amini.example/sw/r/AAAA-BBBB-CCCC-DDDD?from=paper#top', '/r/AAAA-BBBB-CCCC-DDDD'],
    ] as const)
      expect((await get(`/r?code=${encodeURIComponent(link)}`)).headers.get('location')).toBe(to);
    expect(await page('/r?code=https://amini.example/r/0OI1')).toMatchObject({
      status: 400,
      typed_code: '0OI1',
    });
    for (const empty of ['', '+', 'https://amini.example/r/'])
      expect(await page(`/sw/r?code=${empty}`)).toMatchObject({
        status: 400,
        name: 'report-code-missing',
        language: 'sw',
      });
    expect((await get('/r?code=a&code=b')).status).toBe(200);
  });

  it('cannot be guessed: many tries are refused, with a page that says so', async () => {
    await beginWindow(api, HOUR_SECONDS);
    const answers = await Promise.all(Array.from({ length: 130 }, () => get('/sw/r/AAAA-BBBB-CCCC-DDDE')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ body: 'too-many\nsw' });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await api.advance(HOUR_SECONDS);
    expect((await get('/r/AAAA-BBBB-CCCC-DDDE')).status).toBe(404);
  });

  it('cannot be guessed with the many addresses of one network either', async () => {
    await beginWindow(api, HOUR_SECONDS);
    const app = await buildApp(api.ctx);
    const ask = async (remoteAddress: string) =>
      (await app.inject({ url: '/r/AAAA-BBBB-CCCC-DDDE', remoteAddress })).statusCode;
    const answers: number[] = [];
    for (let host = 1; host <= 121; host += 1) answers.push(await ask(`2001:db8:1:2::${host.toString(16)}`));
    expect(answers.slice(-2)).toEqual([404, 429]);
    expect(await ask('2001:db8:1:3::1')).toBe(404);
    await app.close();
  });
});
