import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { english as refusals } from '@repo/domain/refusals/english';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import { getCase, getCaseFile, getCaseReport, listCaseLooks } from '@repo/api-client/contract/cases';
import { getVerdicts } from '@repo/api-client/contract/checks';
import { nairobiDay } from '@repo/domain/dates';
import { decisionTexts } from '@repo/domain/decision-texts';
import { claimWork } from '@repo/api-client/contract/work';
import { getDeepCheck } from '@repo/api-client/contract/verifications';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { workerReferences, workers } from '../src/db/schema/people.ts';
import { verdicts } from '../src/db/schema/verdicts.ts';
import { personVersion } from '../src/services/casework/checks/person-version.ts';
import { decisionsOf } from './decisions.ts';
import { kenyanPhone } from './phones.ts';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const UNHELD = { status: 403, body: { message: 'This is not in your hands. Please take it first.' } };

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);

const claim = (token: string, id: string) => api.make(claimWork, { token, params: { kind: 'check', id } });
const read = (token: string, id: string) => api.make(getCase, { token, params: { id } });
const file = (token: string, id: string) => api.make(getCaseFile, { token, params: { id } });
const looks = async (token: string, id: string) =>
  (await api.make(listCaseLooks, { token, params: { id } })).looks;

describe('a case', () => {
  // spec: team-cases/case
  it('tells every role its checks, whom each waits for and what happened, without personal data', async () => {
    const { caseId, id } = await work.opened('social_media', 18);
    const auditor = await team.member('auditor');
    const found = await read(auditor.token, caseId);
    expect(found).toMatchObject({ status: 'open', level: 'premium', holds: false, related: [] });
    expect(found.checks.map(({ check_kind, status, acts_next }) => [check_kind, status, acts_next])).toEqual([
      ['identity', 'waiting', 'worker'],
      ['references', 'waiting', 'worker'],
      ['criminal_record', 'waiting', 'worker'],
      ['social_media', 'pending', 'team'],
      ['health', 'waiting', 'worker'],
      ['work_history', 'pending', 'team'],
      ['misconduct_registry', 'pending', 'team'],
      ['final_review', 'pending', 'other_checks'],
    ]);
    expect(found.checks.find((check) => check.id === id)).toMatchObject({
      kind: 'check',
      queue: 'social_media',
      needs: 'first_look',
      is_open: true,
      had_say: false,
      holder: null,
      reused: false,
    });
    expect(found.due_at).toBe(
      found.checks
        .map(({ due_at }) => due_at)
        .toSorted()
        .at(-1),
    );
    expect(found.events.map(({ event, by }) => [event, by])).toEqual([['case-opened', null]]);
    expect(JSON.stringify(found)).not.toMatch(/Amani|Njeri|\+254/);
  });

  // spec: team-cases/timeline
  it('tells what happened, by whom, and withholds what the first member found', async () => {
    const { caseId, id } = await work.opened('criminal_record', 17);
    const first = await team.member('agent', 'Ruth Test');
    await claim(first.token, id);
    await decisions.checkTaken(first.token, id, { outcome: 'finding', note: 'A conviction of 2019.' });
    const { events } = await read(first.token, caseId);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect((await read(first.token, caseId)).events).toEqual(events);
    expect(events.map(({ event, by, check_kind }) => [event, by, check_kind])).toEqual([
      ['check-needs-second-look', 'Ruth Test', 'criminal_record'],
      ['work-claimed', 'Ruth Test', 'criminal_record'],
      ['case-opened', null, null],
    ]);
    expect(events[0]?.details).toEqual({});
    expect(events[1]?.details).toEqual({ work: 'check' });
    expect((await read(first.token, caseId)).checks.find((check) => check.id === id)).toMatchObject({
      status: 'second_look',
      outcome: null,
      had_say: true,
    });
  });

  it('has no unknown id', async () => {
    const { token } = await team.member('agent');
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const part of ['', '/file', '/report', '/looks'])
      expect(await api.call('GET', `/api/ops/cases/${unknown}${part}`, { token })).toMatchObject({
        status: 404,
        body: { message: 'Case not found' },
      });
  });

  // spec: team-conflicts/calls
  it('is closed to a member who knows the worker', async () => {
    const { caseId, worker } = await work.opened();
    const member = await team.member('senior');
    const [row] = await api.ctx.db.select().from(workers).where(eq(workers.id, worker));
    await api.call('POST', '/api/ops/me/conflicts', {
      token: member.token,
      body: { phone: row?.phone, reason: 'My cousin.' },
    });
    for (const part of ['', '/file', '/report', '/looks'])
      expect(await api.call('GET', `/api/ops/cases/${caseId}${part}`, { token: member.token })).toMatchObject(
        { status: 403, body: { message: 'You know somebody here, so a colleague works on it.' } },
      );
  });
});

describe('the file of a case', () => {
  // spec: team-cases/file
  it('opens for the holder of work about the worker alone: who asked, the words of her yes, the payment', async () => {
    const { caseId, id } = await work.opened('social_media', 17);
    const { token } = await team.member('agent');
    expect(await api.call('GET', `/api/ops/cases/${caseId}/file`, { token })).toMatchObject(UNHELD);
    expect(await api.call('GET', `/api/ops/cases/${caseId}/report`, { token })).toMatchObject(UNHELD);
    await claim(token, id);
    expect(await file(token, caseId)).toMatchObject({
      worker: { phone: expect.stringMatching(/^\+2547/), identity_verified: false },
      employer: { name: 'Njeri Test' },
      consent: { level: 'premium', channel: 'sms', withdrawn_at: null },
      payment: { amount: 1000, status: 'paid' },
      records: [],
      results: [],
    });
  });

  // spec: team-cases/grounds
  it('has the words and the grounds of what is decided, and not of what another member must look at', async () => {
    const { caseId, id } = await work.opened('social_media', 17);
    const police = await work.cases.check(caseId, 'criminal_record');
    const member = await team.member('agent', 'Ruth Test');
    await claim(member.token, id);
    const decide = (checkId: string, body: object) => decisions.check(member.token, checkId, body);
    await decide(id, {
      outcome: 'clear',
      note: 'Two profiles.',
      reason: 'nothing_of_concern',
      source: 'public_profile',
      evidence_on: '2026-07-01',
      team_note: 'Searched by phone too.',
    });
    await decide(police.id, { outcome: 'finding', note: 'A conviction.' });
    await claim(member.token, (await work.cases.check(caseId, 'misconduct_registry')).id);
    const { results } = await file(member.token, caseId);
    expect(results).toEqual([
      {
        check_id: id,
        note: 'Two profiles.',
        verdicts: [
          {
            by: 'Ruth Test',
            at: expect.any(String),
            outcome: 'clear',
            note: 'Two profiles.',
            reason: 'nothing_of_concern',
            source: 'public_profile',
            evidence_on: '2026-07-01',
            team_note: 'Searched by phone too.',
          },
        ],
      },
    ]);
  });

  // spec: team-cases/grounds
  it.each([
    [{ reason: 'no_record' }, 'This reason does not explain this outcome. Please choose another one.'],
    [{ source: 'ecitizen' }, 'This source does not fit this check. Please choose another one.'],
    [
      { evidence_on: '2100-01-01' },
      'Please enter the day of the evidence: today or a day within the last 10 years.',
    ],
  ])('refuses grounds that are not those of the outcome: %o', async (grounds, message) => {
    const { id } = await work.opened('social_media', 17);
    const { token } = await team.member('agent');
    const body = { outcome: 'clear', note: '', ...grounds };
    expect(await decisions.check(token, id, body)).toMatchObject({
      status: 400,
      body: { message, fields: { [Object.keys(grounds)[0] ?? '']: message } },
    });
    expect(await api.ctx.db.select().from(verdicts).where(eq(verdicts.checkId, id))).toEqual([]);
  });
  // spec: team-cases/issuer
  it('takes no clear police certificate from a copy of the worker', async () => {
    const { id } = await work.opened('criminal_record', 17);
    const { token } = await team.member('agent');
    const body = { outcome: 'clear', note: '', reason: 'certificate_confirmed', source: 'worker_document' };
    expect(await decisions.check(token, id, body)).toMatchObject({
      status: 400,
      body: { fields: { source: decisionTexts.issuerNotAsked } },
    });
  });
});

describe('a reason that names a proof', () => {
  // spec: team-cases/proof
  it.each([
    [
      'criminal_record',
      { outcome: 'clear', reason: 'certificate_confirmed' },
      refusals.certificateNotAccepted,
    ],
    ['health', { outcome: 'clear', reason: 'fit_for_work' }, refusals.certificateNotOpen],
    ['references', { outcome: 'clear', reason: 'referees_confirm' }, refusals.referencesNotVerified],
    [
      'misconduct_registry',
      { outcome: 'finding', reason: 'upheld_record' },
      'The registry has no upheld record about this worker.',
    ],
  ] as const)('is refused for %s while there is none', async (kind, decision, message) => {
    const { id } = await work.opened(kind, 18);
    const { token } = await team.member('agent');
    const body = { note: 'So it is.', ...decision };
    expect(await decisions.check(token, id, body)).toMatchObject({
      status: 409,
      body: { message },
    });
  });

  // spec: team-cases/proof
  it('is taken with the proof, and not after its last day', async () => {
    const { id, worker } = await work.opened('criminal_record', 18);
    const { token } = await team.member('agent');
    const decide = () =>
      decisions.check(token, id, { outcome: 'clear', note: '', reason: 'certificate_confirmed' });
    const now = api.ctx.clock.now();
    const [paper] = await api.ctx.db
      .insert(workerDocuments)
      .values({
        workerId: worker,
        slot: 'policeClearance',
        sha256: '',
        status: 'accepted',
        certificateIssuedOn: nairobiDay(new Date(now.getTime() - 366 * 86_400_000)),
        personVersion: personVersion(api.ctx, await work.cases.workerRow(worker)),
        uploadedAt: now,
      })
      .returning({ id: workerDocuments.id });
    expect(await decide()).toMatchObject({ status: 409 });
    await api.ctx.db
      .update(workerDocuments)
      .set({ certificateIssuedOn: nairobiDay(now) })
      .where(eq(workerDocuments.id, paper?.id ?? ''));
    expect(await decide()).toMatchObject({ status: 200, body: { check: { outcome: 'clear' } } });
  });
});

describe('what the first member found', () => {
  // spec: team-cases/second-look
  it('opens for the second one who holds the check, and is on record', async () => {
    const { id, caseId } = await work.opened('social_media', 17);
    const [first, second] = [await team.member('agent', 'Ruth Test'), await team.member('agent', 'Joy Test')];
    const body = { outcome: 'finding', note: 'Threats, in public.' };
    await decisions.checkTaken(first.token, id, body);
    const path = `/api/ops/checks/${id}/verdicts`;
    expect(await api.call('GET', path, { token: second.token })).toMatchObject(UNHELD);
    // Work about the worker is not enough: it must be this check.
    await claim(second.token, (await work.cases.check(caseId, 'misconduct_registry')).id);
    expect(await api.call('GET', path, { token: second.token })).toMatchObject(UNHELD);
    await claim(second.token, id);
    const given = await api.make(getVerdicts, { token: second.token, params: { id } });
    expect(given.verdicts).toMatchObject([
      { by: 'Ruth Test', outcome: 'finding', note: 'Threats, in public.', reason: 'violence_or_threats' },
    ]);
    expect((await looks(second.token, caseId))[0]).toMatchObject({ by: 'Joy Test', what: 'verdicts-read' });
  });
});

type Report = AnswerOf<typeof getCaseReport>['report'];
const withoutNumbers = (report: Report | undefined) => ({
  ...report,
  references: report?.references?.map((each) => ({ ...each, ref_contact: null })),
});

describe('the report of a case', () => {
  // spec: team-cases/report, team-case-pages/no-number
  it('is the one that its employer reads, before and after a check is decided, without the numbers of referees', async () => {
    const { caseId, employer, worker } = await work.opened('social_media', 18);
    await api.ctx.db.insert(workerReferences).values({
      workerId: worker,
      name: 'Ruth Test',
      phone: kenyanPhone('0700 000 095'),
      relationship: 'Previous Employer',
      status: 'verified',
      createdAt: api.ctx.clock.now(),
    });
    const { token } = await team.member('agent');
    await claim(token, (await work.cases.check(caseId, 'misconduct_registry')).id);
    const both = async () => [
      (await api.make(getCaseReport, { token, params: { id: caseId } })).report,
      await api.make(getDeepCheck, { token: employer.token, params: { id: worker } }),
    ];
    const [before, asRead] = await both();
    expect(before).toEqual(withoutNumbers(asRead));
    await work.cases.decide(work.ops, caseId, 'social_media', 'clear', 'Nothing of concern.');
    const [after, asReadAfter] = await both();
    expect(asReadAfter?.references).toMatchObject([{ ref_contact: '+254700000095' }]);
    expect(after).toEqual(withoutNumbers(asReadAfter));
    expect(after?.social_screening).toMatchObject({ outcome: 'clear', notes: 'Nothing of concern.' });
  });
});

describe('who looked', () => {
  // spec: team-cases/looks
  it('is told to those who check, the privacy officer and the auditor, with each look', async () => {
    const { caseId, id, worker } = await work.opened('social_media', 17);
    const agent = await team.member('agent', 'Ruth Test');
    await claim(agent.token, id);
    await file(agent.token, caseId);
    await api.make(getCaseReport, { token: agent.token, params: { id: caseId } });
    for (const papers of ['documents', 'references'])
      await api.call('GET', `/api/ops/nannies/${worker}/${papers}`, { token: agent.token });
    for (const role of ['agent', 'senior', 'administrator', 'privacy_officer', 'auditor'] as const) {
      const { token } = await team.member(role);
      expect((await looks(token, caseId)).map(({ by, what }) => `${by ?? ''}: ${what}`)).toEqual([
        'Ruth Test: references-read',
        'Ruth Test: documents-seen',
        'Ruth Test: report-read',
        'Ruth Test: case-file-opened',
      ]);
    }
    const { token } = await team.member('finance');
    expect(await api.call('GET', `/api/ops/cases/${caseId}/looks`, { token })).toMatchObject({
      status: 403,
      body: { message: 'Your role does not permit this.' },
    });
  });
});
