import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPublicProfile } from '@repo/api-client/contract/nannies';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { type CheckKind, checkKinds } from '@repo/domain/check';
import { reportSections } from '@repo/domain/report-sections';
import { explainedRows } from '@repo/domain/trust-words';
import { scoreStates } from '@repo/domain/status-vocabulary';
import { reports } from '../src/db/schema/cases.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { auditLog } from '../src/db/schema/system.ts';
import type { TestEmployer } from './case-work.ts';
import { readPdf } from './pdf-text.ts';
import { useApi } from './use-api.ts';
import { ID_NUMBER, reportWorkOf } from './report-work.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const work = await reportWorkOf(api);

const notesOf = (mark: string, kinds: readonly CheckKind[]) => kinds.map((kind) => `${mark}-${kind}`);
const details = ['REFNAME', '0700 000 095', 'RELATION', 'FEEDBACK'];
const entries = ['JOBTITLE', 'WORKPLACE', 'DURATION'];
const secrets = [
  ...notesOf('MINE', checkKinds),
  ...notesOf('OTHER', checkKinds),
  ...details,
  ...entries,
  ID_NUMBER,
];

const ofMine = (...kinds: readonly CheckKind[]) => notesOf('MINE', kinds);
const standard = ofMine('criminal_record', 'social_media', 'misconduct_registry', 'final_review');
// The worker's identity was verified before, so the note about it comes from the service and not from the team.
const premium = [...ofMine(...checkKinds.filter((kind) => kind !== 'identity')), ...details, ...entries];

/**
 * The readable secrets of each package (employer spec 6). No report has the whole ID number (decisions 6). No answer may contain any other part of `secrets`.
 */
const levels: readonly (readonly [level: string, packageId: number, opened: readonly string[]])[] = [
  ['lite', 16, ofMine('misconduct_registry', 'final_review')],
  ['standard', 17, standard],
  ['standard', 19, standard],
  ['premium', 18, premium],
  ['premium', 20, premium],
];

describe.each(levels)('the %s level (package %d)', (level, packageId, opened) => {
  let worker: string;
  let employer: TestEmployer;
  beforeAll(async () => {
    worker = await work.knownWorker();
    employer = await work.employer();
    await work.decideWithNotes(await work.open(employer.id, worker, packageId), 'MINE');
  });

  // spec: report/gate-references, report/gate-summary, report/entity-references, report/entity-work-history
  // spec: report/call-deep-check
  it('shows on the screen what it opens and nothing else', async () => {
    const answer = await work.deepCheck(worker, employer);
    const text = JSON.stringify(answer);
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(opened.includes(secret));
    expect(answer.identity).toMatchObject({ id_number: 'ends 123' });
    expect(answer.access_level).toBe(level);
    expect(answer.sections.map(({ section }) => section)).toEqual(reportSections);
  });

  it('holds on paper the very same', async () => {
    const { text } = await work.pdfOf(worker, employer);
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(opened.includes(secret));
    expect(text).toContain('ends 123');
    expect(text).toContain('REVIEWTEXT');
    expect(text).toContain('Wanjikũ Ngũgĩ');
  });

  it('explains one score everywhere, by the same rows on the screen, in the profile and on paper', async () => {
    const answer = await work.deepCheck(worker, employer);
    const { trust_score: score, trust_badge: badge, trust_score_breakdown: rows } = answer;
    const sum = (of: 'points' | 'max') => rows.reduce((total, row) => total + row[of], 0);
    // Below premium, the locked row stands for the rest, without its points.
    const isWhole = level === 'premium';
    expect([sum('points') === score, sum('max') === 100]).toEqual([isWhole, isWhole]);
    expect(rows.filter(({ component }) => component === 'locked_checks')).toEqual(
      isWhole ? [] : [{ component: 'locked_checks', points: 0, max: 0, state: 'locked' }],
    );
    const { token } = employer;
    expect(await api.make(getPublicProfile, { token, params: { id: worker } })).toEqual({
      id: worker,
      trust_score: score,
      trust_badge: badge,
      trust_checked: true,
      trust_reach: null,
      trust_score_breakdown: rows,
    });
    expect(await api.make(getCompletion, { token, params: { nanny_id: worker } })).toMatchObject({
      trust_score: score,
      trust_badge: badge,
    });
    const { text } = await work.pdfOf(worker, employer);
    expect(text).toContain(`${score} out of 100, ${badge}`);
    expect(text).toMatch(new RegExp(`Total\\s+${score} of 100`));
    for (const { label, points, max, state } of explainedRows(rows))
      expect(text.replaceAll(/\s+/g, ' ')).toContain(
        state === 'locked'
          ? `${label} ${scoreStates[state].english}`
          : `${label} ${points} of ${max} ${scoreStates[state].english}`,
      );
  });

  // spec: report/gate-work-history, report/entity-police
  it('leaves locked parts out of the answer altogether', async () => {
    const answer = await work.deepCheck(worker, employer);
    expect('verification' in answer).toBe(level !== 'lite');
    expect('health_check' in answer).toBe(level !== 'lite');
    expect('social_screening' in answer).toBe(level !== 'lite');
    expect('references' in answer).toBe(level === 'premium');
    expect('work_history' in answer).toBe(level === 'premium');
    expect('work_history_summary' in answer).toBe(level === 'premium');
    expect(answer.references_summary).toMatchObject({
      verified: 2,
      total: 2,
      outcome: 'clear',
      notes: level === 'premium' ? 'MINE-references' : null,
    });
  });
});

describe('without a paid check', () => {
  // spec: report/level-none
  it('the answer names what would unlock each section and holds nothing about the worker', async () => {
    const worker = await work.knownWorker();
    const answer = await work.deepCheck(worker, await work.employer());
    expect(answer).toMatchObject({ access_level: 'none', package_name: null, report: null });
    expect(Object.keys(answer).toSorted()).toEqual([
      'access_level',
      'ended',
      'nanny_id',
      'package_name',
      'recommendation',
      'report',
      'sections',
      'trust_badge',
      'trust_checked',
      'trust_reach',
      'trust_score',
      'trust_score_breakdown',
      'verification_id',
      'worker_name',
    ]);
    expect(answer.recommendation).toEqual({ outcome: null, admin_notes: null, decided_at: null });
    for (const { section, state, upgrade_to: upgrade } of answer.sections)
      expect([state, upgrade], section).toEqual(section === 'reviews' ? ['open', null] : ['locked', 'lite']);
  });

  it('there is no paper either: 402, and 404 for a worker who is not to be seen', async () => {
    const employer = await work.employer();
    expect(await work.download(await work.knownWorker(), employer)).toMatchObject({ status: 402 });
    const hidden = await work.worker({ listed: false });
    expect(await work.download(hidden, employer)).toMatchObject({ status: 404 });
    expect(await api.call('GET', `/nannies/${hidden}/deep-check`, { token: employer.token })).toMatchObject({
      status: 404,
    });
  });
});

describe('before the worker’s consent', () => {
  it('a paid premium package opens nothing about her', async () => {
    const worker = await work.knownWorker();
    const employer = await work.employer();
    await work.purchase(employer.id, worker, 18);
    const answer = await work.deepCheck(worker, employer);
    expect(answer).toMatchObject({
      access_level: 'premium',
      report: null,
      references: [],
      identity: { full_name: null, id_number: null, status: 'pending' },
      work_history_summary: { status: 'pending' },
      work_history: [],
    });
    // The score must not reveal the findings of other employers' checks.
    const told = ['identity', 'recent_profile', 'locked_checks'];
    expect(answer.trust_score_breakdown.map(({ component }) => component)).toEqual(told);
    const profile = await api.make(getPublicProfile, { token: employer.token, params: { id: worker } });
    expect(profile.trust_score_breakdown).toEqual(answer.trust_score_breakdown);
    const { text } = await work.pdfOf(worker, employer);
    for (const secret of secrets) {
      expect(JSON.stringify(answer), secret).not.toContain(secret);
      expect(text, secret).not.toContain(secret);
    }
    expect(text).toContain('In progress');
    expect(text).toContain('Given once the worker has consented');
  });
});

describe('a look at unmasked data', () => {
  const looks = async (worker: string, employer: TestEmployer) =>
    api.ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `worker:${worker}`), eq(auditLog.actor, `employer:${employer.id}`)));

  it('leaves one line each time, on screen and on paper, without the data itself', async () => {
    const worker = await work.knownWorker();
    const employer = await work.employer();
    await work.open(employer.id, worker, 18);
    await work.deepCheck(worker, employer);
    await work.pdfOf(worker, employer);
    const lines = await looks(worker, employer);
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatchObject({
        action: 'looked-at-unmasked-data',
        details: { referenceContacts: 1 },
      });
    expect(JSON.stringify(lines.map(({ details }) => details))).not.toMatch(
      new RegExp(`${ID_NUMBER}|REFNAME|095`),
    );
  });

  it('is not claimed where nothing was unmasked', async () => {
    const worker = await work.worker();
    const employer = await work.employer();
    await work.open(employer.id, worker, 17);
    await work.deepCheck(worker, employer);
    expect(await looks(worker, employer)).toEqual([]);
  });
});

describe('the id of a download', () => {
  let worker: string;
  let employer: TestEmployer;
  let stranger: TestEmployer;
  let lite: string;
  beforeAll(async () => {
    worker = await work.knownWorker();
    [employer, stranger] = [await work.employer(), await work.employer()];
    lite = (await work.caseRow(await work.open(employer.id, worker, 16))).purchaseId;
    await api.advance(5);
    await work.open(employer.id, worker, 18);
  });

  // spec: report/level-latest
  it('may be the worker: the latest paid package counts', async () => {
    expect((await work.pdfOf(worker, employer)).text).toContain('Premium Check');
  });

  it('may be a purchase: that purchase counts, whatever was bought later', async () => {
    const { text } = await work.pdfOf(lite, employer);
    expect(text).toContain('Lite Check');
    expect(text).not.toContain('REFNAME');
  });

  it('is in the report on the screen: the paper then has the same case, number and name', async () => {
    const shown = await work.deepCheck(worker, employer);
    expect(shown).toMatchObject({ package_name: 'Premium Check' });
    const paper = await work.download(shown.verification_id ?? '', employer);
    expect(paper.headers.get('content-disposition')).toContain(
      `"verification-report-${shown.report?.number}.pdf"`,
    );
    const { text } = await readPdf(paper.body);
    expect(text).toContain(shown.report?.number);
    expect(text).toContain('Premium Check');
  });

  it('stays that of the report on the screen when another package is bought meanwhile', async () => {
    const other = await work.knownWorker();
    await work.open(employer.id, other, 16);
    const shown = await work.deepCheck(other, employer);
    await api.advance(5);
    await work.open(employer.id, other, 18);
    const { text } = await work.pdfOf(shown.verification_id ?? '', employer);
    expect(text).toContain(shown.report?.number);
  });

  it('may be an invitation of this employer', async () => {
    const invitation = await work.invitation(employer, worker, 'accepted');
    expect((await work.pdfOf(invitation, employer)).text).toContain('Premium Check');
    expect(await work.download(invitation, stranger)).toMatchObject({ status: 404 });
  });

  it('of somebody else’s purchase, case or report is answered like one that does not exist', async () => {
    const [report] = await api.ctx.db.select().from(reports).limit(1);
    const nobody = await work.download(NOBODY, stranger);
    expect(nobody.status).toBe(404);
    for (const id of [
      lite,
      report?.id ?? '',
      report?.caseId ?? '',
      'not-an-id',
      report?.number ?? '',
      '%00',
      '..%2f..',
    ])
      expect((await work.download(id, stranger)).status, id).toBe(404);
    expect((await work.download(lite, stranger)).body).toEqual(nobody.body);
  });

  it.each(['pending', 'failed', 'abandoned', 'refunded'] as const)(
    'of a purchase that is %s opens nothing: 402',
    async (status) => {
      const someone = await work.employer();
      const caseId = await work.open(someone.id, worker, 18);
      const { purchaseId } = await work.caseRow(caseId);
      await api.ctx.db.update(purchases).set({ status }).where(eq(purchases.id, purchaseId));
      expect(await work.download(purchaseId, someone)).toMatchObject({
        status: 402,
        body: { code: 'payment-required' },
      });
      expect((await work.deepCheck(worker, someone)).access_level).toBe('none');
    },
  );
});
