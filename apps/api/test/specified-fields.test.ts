import { describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { getNanny, listNannies } from '@repo/api-client/contract/nannies';
import { getCompletion } from '@repo/api-client/contract/verifications';
import type { CheckKind } from '@repo/domain/check';
import { invitations } from '../src/db/schema/consents.ts';
import { workerReferences } from '../src/db/schema/people.ts';
import { decisionsOf } from './decisions.ts';
import type { TestEmployer } from './case-work.ts';
import { useApi } from './use-api.ts';
import { reportWorkOf } from './report-work.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await reportWorkOf(api);
const employer = await work.employer();

const decide = async (caseId: string, kind: CheckKind, body: object) => {
  const { id } = await work.check(caseId, kind);
  return decisions.check(work.ops, id, body);
};

describe('the health check of a deep check', () => {
  // spec: report/entity-health
  it.each([
    ['clear', 'passed'],
    ['finding', 'failed'],
    ['unable_to_verify', 'pending'],
    ['not_applicable', 'pending'],
  ] as const)('that is %s has %s, with its notes and its last day', async (outcome, status) => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 18);
    expect((await work.deepCheck(worker, employer)).health_check).toMatchObject({
      status: 'pending',
      notes: null,
      expiry_date: null,
    });
    const note = 'Certificate of a clinic in Nakuru.';
    await work.decide(work.ops, caseId, 'health', outcome, { note, expires_on: '2027-06-30' });
    expect((await work.deepCheck(worker, employer)).health_check).toMatchObject({
      status,
      notes: 'Certificate of a clinic in Nakuru.',
      expiry_date: '2027-06-30',
    });
    expect((await work.pdfOf(worker, employer)).text).toMatch(/Valid Until\s+Jun 30, 2027/);
  });

  it('has no last day where the team saw none', async () => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 18);
    await decide(caseId, 'health', { outcome: 'clear', note: 'Seen.' });
    expect((await work.deepCheck(worker, employer)).health_check).toMatchObject({ expiry_date: null });
  });

  it.each([
    ['criminal_record', '2027-06-30', 'Only a health check has a day on which it expires.'],
    ['health', '30.6.2027', expect.any(String)],
    ['health', '2027-02-30', expect.any(String)],
  ] as const)('is the only one with a last day, which is a day: %s %s', async (kind, day, message) => {
    const caseId = await work.open(employer.id, await work.worker(), 18);
    expect(await decide(caseId, kind, { outcome: 'clear', note: 'Seen.', expires_on: day })).toMatchObject({
      status: 400,
      body: { fields: { expires_on: message as unknown } },
    });
    expect(await work.check(caseId, kind)).toMatchObject({ outcome: null, expiresOn: null });
  });
});

describe('a deep check', () => {
  // spec: report/entity-police, report/entity-references, report/entity-work-history
  it('has the police check, each reference and each place of work, by the names of the specification', async () => {
    const worker = await work.knownWorker();
    const caseId = await work.open(employer.id, worker, 18);
    await work.decideWithNotes(caseId, 'NOTE');
    const { verification, references, work_history, work_history_summary } = await work.deepCheck(
      worker,
      employer,
    );
    expect(verification).toMatchObject({ police_check: { outcome: 'clear', notes: 'NOTE-criminal_record' } });
    expect(references).toEqual([
      {
        ref_name: 'REFNAME',
        ref_contact: '0700 000 095',
        relationship: 'RELATION',
        feedback: 'FEEDBACK',
        verified: true,
      },
      // The second one whom a clear check needs.
      expect.objectContaining({ ref_name: 'Ruth Test', verified: true }),
    ]);
    expect(work_history).toEqual([{ position: 'JOBTITLE', employer: 'WORKPLACE', duration: 'DURATION' }]);
    expect(work_history_summary).toMatchObject({ outcome: 'clear', notes: 'NOTE-work_history' });
  });
});

describe('the references of a report', () => {
  // spec: constants/references-required
  it.each([
    [16, '2'],
    [17, '3'],
    [18, '3'],
  ])('are so many as package %d requires: %s', async (packageId, required) => {
    const worker = await work.knownWorker();
    await work.open(employer.id, worker, packageId);
    const { text } = await work.pdfOf(worker, employer);
    expect(text).toMatch(new RegExp(`\\bof ${required} referees confirmed`));
  });
});

describe('the completion record', () => {
  // spec: entities/completion-more
  it('tells the people she named, what the team wrote last, and her score', async () => {
    const worker = await work.knownWorker();
    await api.ctx.db.insert(workerReferences).values({
      workerId: worker,
      name: 'Third Referee',
      phone: '0700 000 096',
      relationship: 'Colleague',
      status: 'pending',
      createdAt: api.ctx.clock.now(),
    });
    const caseId = await work.open(employer.id, worker, 17);
    const read = () => api.make(getCompletion, { token: employer.token, params: { nanny_id: worker } });
    expect(await read()).toMatchObject({ references_count: 3, admin_notes: null });
    await work.decideWithNotes(caseId, 'MINE');
    const { trust_score } = await api.make(getNanny, { token: employer.token, params: { id: worker } });
    expect(trust_score).toBeGreaterThan(0);
    expect(await read()).toMatchObject({
      references_count: 3,
      admin_notes: 'MINE-final_review',
      trust_score,
    });
  });
});

describe('a verification request', () => {
  const requests = async ({ token }: TestEmployer) => (await api.make(getDashboard, { token })).requests;

  // spec: entities/request
  it.each([
    [16, 'basic'],
    [17, 'standard'],
    [19, 'urgent'],
  ])('for package %d is %s, of a worker by name, and begun but not completed', async (packageId, type) => {
    const asking = await work.employer();
    const { nanny } = await api.make(initiateVerification, {
      token: asking.token,
      body: { name: 'Amani Test', phone: `0700 001 1${String(packageId)}`, package_id: packageId },
    });
    expect(await requests(asking)).toEqual([
      {
        id: expect.any(String) as unknown,
        nanny_id: nanny.id,
        prospect_id: nanny.id,
        worker_name: 'Amani Test',
        package_id: packageId,
        package_type: type,
        status: 'pending',
        invitation_status: 'pending',
        created_at: expect.any(String) as unknown,
        expires_at: expect.any(String) as unknown,
        completed_at: null,
        ended_by: null,
        report_ended_at: null,
      },
    ]);
  });

  // spec: entities/request
  it('is completed when the checks that she agreed to are, and no other', async () => {
    const asking = await work.employer();
    const worker = await work.worker();
    const earlier = await work.open(asking.id, worker, 16);
    await work.decideAll(work.ops, earlier);
    await api.advance(60);
    const now = api.ctx.clock.now();
    const row = { employerId: asking.id, packageId: 17, createdAt: now, expiresAt: now, answeredAt: now };
    const another = await work.worker();
    for (const workerId of [worker, another]) await work.typed(asking.id, workerId);
    await api.ctx.db.insert(invitations).values([
      { ...row, workerId: worker, status: 'accepted' },
      { ...row, workerId: another, status: 'declined' },
    ]);

    const completed = async () =>
      new Map((await requests(asking)).map(({ status, completed_at }) => [status, completed_at]));
    expect(await completed()).toEqual(
      new Map([
        ['accepted', null],
        ['failed', null],
      ]),
    );
    await api.advance(60);
    const caseId = await work.open(asking.id, worker, 17);
    expect(new Set((await completed()).keys())).toEqual(new Set(['in_progress', 'failed']));
    await work.decideAll(work.ops, caseId);
    const { completedAt } = await work.caseRow(caseId);
    expect(completedAt).not.toBeNull();
    expect(await completed()).toEqual(
      new Map([
        ['completed', completedAt?.toISOString()],
        ['failed', null],
      ]),
    );
  });
});

describe('a worker', () => {
  // spec: calls/worker, entities/worker
  it('has every field of the specification, in the list as by herself, and her numbers are masked', async () => {
    const id = await work.knownWorker();
    const { token } = employer;
    const { skills, languages, education, availability, age_band, ...worker } = await api.make(getNanny, {
      token,
      params: { id },
    });
    expect([skills, languages, education, availability, age_band]).toEqual([null, null, null, null, null]);
    expect(worker).toEqual({
      id,
      name: 'Wanjikũ Ngũgĩ',
      phone: expect.stringMatching(/^\+254 7•• ••• •\d\d$/) as unknown,
      service_type: expect.any(String) as unknown,
      position: null,
      location: null,
      experience_years: null,
      bio: null,
      national_id: expect.stringMatching(/^•+\d{3}$/) as unknown,
      id_number: worker.national_id,
      smile_status: 'verified',
      photo: null,
      trust_score: expect.any(Number) as unknown,
      trust_badge: expect.any(String) as unknown,
      trust_checked: true,
      trust_reach: null,
      misconduct_flags: 0,
      created_at: expect.any(String) as unknown,
      updated_at: expect.any(String) as unknown,
      badge_last_updated: expect.any(String) as unknown,
    });
    const listed = await api.make(listNannies, { token, query: {} });
    expect(listed.find((each) => each.id === id)).toEqual(worker);
  });

  // spec: entities/worker-service-type
  it.each([
    ['Nanny', '0700 002 101'],
    ['Cook', '0700 002 102'],
    ['Driver', '0700 002 103'],
    ['House Manager', '0700 002 104'],
    ['House Keeper', '0700 002 105'],
    ['Gardener', '0700 002 106'],
  ])('is a %s where that is what she was invited as', async (service, phone) => {
    const asking = await work.employer();
    const { nanny } = await api.make(initiateVerification, {
      token: asking.token,
      body: {
        name: 'Amani Test',
        phone,
        package_id: 17,
        service_type: service,
      },
    });
    const { service_type } = await api.make(getNanny, { token: asking.token, params: { id: nanny.id } });
    expect(service_type).toBe(service);
  });
});
