import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteReview } from '@repo/api-client/contract/reviews';
import { getDeepCheck } from '@repo/api-client/contract/verifications';
import { getWorkerDashboard } from '@repo/api-client/contract/worker-app';
import { incidentReasonsOf } from '@repo/domain/allegation-reason';
import { RECORDS_UPHELD_SINCE } from '@repo/domain/misconduct';
import { workers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { english } from '../src/services/messaging/worker-words/english.ts';
import { decisionsOf } from './decisions.ts';
import { useApi } from './use-api.ts';
import { INCIDENT, incidentWorkOf } from './incident-work.ts';
import { WORDS } from './review-work.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await incidentWorkOf(api);

const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const actions = async (id: string) => (await work.audit(`incident:${id}`)).map(({ action }) => action);

describe('the team', () => {
  it('reads what waits, the longest wait first, until it is decided', async () => {
    const first = await work.reported();
    await api.advance(1);
    const second = await work.reported();
    const waiting = await work.waiting();
    const ids = waiting.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(await work.openedIncident(first.id)).toEqual({
      id: first.id,
      nanny_id: first.worker,
      nanny_name: 'Amani Test',
      employer_id: first.employer.id,
      review_id: null,
      category: 'theft',
      region: 'coast_east',
      description: 'A ring is gone.',
      status: 'reported',
      asked_at: null,
      asked_by: null,
      question: null,
      statement: null,
      answered_at: null,
      created_at: expect.any(String),
      version: '0-0',
    });
    await work.decideIncident(first.id, 'dismissed');
    expect((await work.waiting()).map(({ id }) => id)).not.toContain(first.id);
  });

  it('asks the worker by SMS, once, without a word of what or by whom', async () => {
    const { worker, id } = await work.reported();
    const answers = await decisions.asHolder(work.ops, 'incident', id, () =>
      Promise.all([work.ask(id), work.ask(id)]),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    const { phone } = await work.workerRow(worker);
    await api.waitForSms(phone, /tell your side/);
    expect(await api.received(phone)).toEqual([english.incidentAsked]);
    const token = await withTransaction(api.ctx, (tx) => openSession(tx, 'worker', worker));
    expect((await api.make(getWorkerDashboard, { token })).needs).toContain('statement');
    expect(await work.incidentsOf(worker)).toMatchObject([
      { status: 'worker_asked', askedBy: 'sms', askedAt: expect.any(Date) },
    ]);
    expect(await actions(id)).toEqual(['incident-reported', 'incident-worker-asked']);
  });

  it('calls a worker who wants no messages', async () => {
    const { worker, id } = await work.reported();
    await api.ctx.db.update(workers).set({ optedOutAt: api.ctx.clock.now() }).where(eq(workers.id, worker));
    expect(await work.ask(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/Please call/) },
    });
    expect(await work.ask(id, 'phone')).toMatchObject({ status: 200 });
    expect(await api.received((await work.workerRow(worker)).phone)).toEqual([]);
  });

  it('writes down her side below what she said before, once she was asked and until it is decided', async () => {
    const { worker, id } = await work.reported();
    expect(await work.state(id, 'Too early.')).toMatchObject({ status: 409 });
    await work.ask(id, 'phone');
    expect(await work.state(id, ' ')).toMatchObject({
      status: 400,
      body: { fields: { statement: expect.any(String) } },
    });
    expect(await work.state(id, ' It was mine. ')).toMatchObject({ status: 200 });
    expect(await work.state(id, 'Ask my aunt.')).toMatchObject({ status: 200 });
    await work.decideIncident(id, 'dismissed');
    expect(await work.state(id, 'Too late.')).toMatchObject({ status: 409 });
    expect(await work.incidentsOf(worker)).toMatchObject([{ statement: 'It was mine.\n\nAsk my aunt.' }]);
  });

  it('upholds nothing before she was asked, and then raises her flags and her score with it', async () => {
    const employer = await work.employer();
    const worker = await work.worker();
    await work.finish(await work.open(employer.id, worker, 17));
    await work.report(employer, worker);
    const [row] = await work.incidentsOf(worker);
    const id = row?.id ?? '';
    const before = await work.workerRow(worker);
    expect(await work.decideIncident(id, 'upheld')).toMatchObject({ status: 409 });
    await work.ask(id, 'phone');
    expect(await work.decideIncident(id, 'upheld')).toMatchObject({ status: 409 });
    await work.writeSide(id);
    expect(await work.decideIncident(id, 'upheld', ' ')).toMatchObject({
      status: 400,
      body: { fields: { note: expect.any(String) } },
    });
    expect(await work.workerRow(worker)).toEqual(before);
    expect(await work.decideIncident(id, 'upheld', 'The ring was found.')).toMatchObject({
      status: 200,
      body: {
        incident: { id, nanny_id: worker, status: 'upheld' },
        misconduct_flags: 1,
        trust_score: before.trustScore - 10,
      },
    });
    expect(await work.workerRow(worker)).toMatchObject({
      misconductFlags: 1,
      trustScore: before.trustScore - 10,
    });
    expect((await work.audit(`incident:${id}`)).at(-1)).toMatchObject({
      action: 'incident-decided',
      details: { worker, decision: 'upheld', misconductFlags: 1 },
    });
    await work.upheld(worker, { ...INCIDENT, category: 'abuse' });
    expect(await work.workerRow(worker)).toMatchObject({ misconductFlags: 2 });
  });

  // spec: entities/worker-flags
  it('counts a record once, whether a check found it or not, and another one as another', async () => {
    const employer = await work.employer();
    const worker = await work.worker();
    const { answer } = await work.upheld(worker);
    expect(answer).toMatchObject({ misconduct_flags: 1 });
    await work.lookUp(await work.open(employer.id, worker, 16), 'finding');
    expect(await work.workerRow(worker)).toMatchObject({ misconductFlags: 1 });
    expect((await work.registry(employer, worker)).registry).toMatchObject({ records_found: 1 });
    await work.upheld(worker, { ...INCIDENT, category: 'abuse' });
    expect(await work.workerRow(worker)).toMatchObject({ misconductFlags: 2 });
    await work.lookUp(await work.open((await work.employer()).id, worker, 16), 'finding');
    expect(await work.workerRow(worker)).toMatchObject({ misconductFlags: 2 });
  });

  it('takes back from a finished report that nothing was found', async () => {
    const employer = await work.employer();
    const worker = await work.worker();
    await work.finish(await work.open(employer.id, worker, 16));
    const read = async () =>
      (await api.make(getDeepCheck, { token: employer.token, params: { id: worker } })).misconduct;
    const before = await read();
    expect(before).toMatchObject({ outcome: 'clear', records_found: 0 });
    await work.upheld(worker);
    expect(await read()).toEqual({
      ...before,
      outcome: 'finding',
      notes: RECORDS_UPHELD_SINCE,
      records_found: 1,
    });
  });

  it('dismisses without a trace on the worker', async () => {
    const { worker, id } = await work.reported();
    const { misconductFlags, trustScore } = await work.workerRow(worker);
    expect(await work.decideIncident(id, 'dismissed', '')).toMatchObject({ status: 400 });
    expect(await work.decideIncident(id, 'dismissed')).toMatchObject({ status: 200 });
    expect(await work.workerRow(worker)).toMatchObject({ misconductFlags, trustScore });
  });

  it.each(['dismissed', 'upheld'] as const)('says %s once, however often it is pressed', async (decision) => {
    const { worker, id } = await work.reported();
    await work.ask(id, 'phone');
    await work.writeSide(id);
    const body = { decision, reason: incidentReasonsOf[decision][0], note: 'Seen by the team.' };
    // Held once: a call that takes the incident again would meet another rule.
    const press = () => api.call('POST', `/api/ops/incidents/${id}/decision`, { token: work.ops, body });
    const answers = await decisions.asHolder(work.ops, 'incident', id, () =>
      Promise.all([press(), press(), press(), press()]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // It is decided, or a colleague must take it.
    const refused = decision === 'dismissed' ? 409 : 403;
    expect(answers.filter(({ status }) => status === refused)).toHaveLength(3);
    expect((await work.workerRow(worker)).misconductFlags).toBe(0);
    expect(await work.decideAlone(id, 'dismissed')).toMatchObject({ status: 409 });
    const decided = (await actions(id)).filter((action) => action === 'incident-decided');
    expect(decided).toHaveLength(decision === 'dismissed' ? 1 : 0);
  });

  it('finds no incident that is not there', async () => {
    expect(await work.ask(NOBODY)).toMatchObject({ status: 404 });
    expect(await work.state(NOBODY, 'x')).toMatchObject({ status: 404 });
    expect(await work.decideIncident(NOBODY, 'upheld')).toMatchObject({ status: 404 });
    expect(await work.takeUp(NOBODY, '2026-01-01T00:00:00Z')).toMatchObject({ status: 404 });
  });
});

describe('what a review alleges', () => {
  it('becomes an incident in its author’s words when the team takes it up, once', async () => {
    const { employer, worker, id } = await work.written({ ...WORDS, incident_report: ' She hit him. ' });
    const at = await work.readAt(id);
    const answers = await Promise.all([work.takeUp(id, at), work.takeUp(id, at), work.takeUp(id, at)]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    const [row] = await work.incidentsOf(worker);
    expect(row).toMatchObject({
      reporterId: employer.id,
      reviewId: id,
      category: 'abuse',
      region: 'rift_west',
      description: 'She hit him.',
      status: 'reported',
    });
    expect(await actions(row?.id ?? '')).toEqual(['incident-taken-up']);
    expect((await work.workerRow(worker)).misconductFlags).toBe(0);
  });

  it('stays with the team when its author takes the review back', async () => {
    const { employer, worker, id } = await work.written({ ...WORDS, incident_report: 'She hit him.' });
    await work.takeUp(id, await work.readAt(id));
    await api.make(deleteReview, { token: employer.token, params: { reviewId: id } });
    expect(await work.incidentsOf(worker)).toMatchObject([{ reviewId: null, description: 'She hit him.' }]);
  });

  it('is not taken up where there is nothing, or nobody has read it', async () => {
    const { worker, id } = await work.written();
    expect(await work.takeUp(id, await work.readAt(id))).toMatchObject({
      status: 409,
      body: { message: 'This review reports no incident.' },
    });
    expect(await work.takeUp(id, '2026-01-01T00:00:00Z')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/changed since you read it/) },
    });
    expect(await work.incidentsOf(worker)).toEqual([]);
  });
});
