import { describe, expect, it } from 'vitest';
import { listCaseLooks } from '@repo/api-client/contract/cases';
import { getDispute } from '@repo/api-client/contract/findings';
import { getIncident, getIncidentVerdicts } from '@repo/api-client/contract/misconduct';
import { claimWork } from '@repo/api-client/contract/work';
import type { WorkKind } from '@repo/domain/work-queue';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const UNHELD = { status: 403, body: { message: 'This is not in your hands. Please take it first.' } };
const CHANGED = { status: 409, body: { message: expect.stringMatching(/since you read this incident/) } };

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);

const claim = (token: string, kind: WorkKind, id: string) =>
  api.make(claimWork, { token, params: { kind, id } });
const read = (token: string, id: string) => api.make(getIncident, { token, params: { id } });
const decide = (token: string, id: string, body: object) => decisions.incident(token, id, body);

/** An incident that the worker has answered, upheld by a first member. */
async function upheldByOne() {
  const { worker, id } = await work.reported();
  await work.ask(id, 'phone');
  await work.writeSide(id);
  const first = await team.member('agent', 'Ruth Test');
  await decide(first.token, id, {
    decision: 'upheld',
    reason: 'papers_show',
    note: 'The ring was found with her.',
  });
  return { worker, id, first };
}

describe('what the first member decided about an incident', () => {
  // spec: team-case-pages/incident-second
  it('opens for the second one who holds it, and is on record', async () => {
    const { worker, id } = await upheldByOne();
    const second = await team.member('agent', 'Joy Test');
    const path = `/api/ops/incidents/${id}/verdicts`;
    expect(await api.call('GET', path, { token: second.token })).toMatchObject(UNHELD);
    // Work about the worker is not enough: it must be this incident.
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 17);
    await claim(second.token, 'check', (await work.cases.check(caseId, 'social_media')).id);
    expect(await api.call('GET', path, { token: second.token })).toMatchObject(UNHELD);
    await claim(second.token, 'incident', id);
    const given = await api.make(getIncidentVerdicts, { token: second.token, params: { id } });
    expect(given.verdicts).toEqual([
      {
        by: 'Ruth Test',
        at: expect.any(String),
        decision: 'upheld',
        reason: 'papers_show',
        note: 'The ring was found with her.',
      },
    ]);
    const { looks } = await api.make(listCaseLooks, { token: second.token, params: { id: caseId } });
    expect(looks[0]).toMatchObject({ by: 'Joy Test', what: 'verdicts-read' });
  });

  it('is nothing of an incident that is not there', async () => {
    const path = '/api/ops/incidents/00000000-0000-4000-8000-000000000000/verdicts';
    expect(await api.call('GET', path, { token: work.ops })).toMatchObject({
      status: 404,
      body: { message: 'Incident not found' },
    });
  });
});

describe('a decision over what the member has not read', () => {
  // spec: team-case-pages/incident-read-again
  it('is refused after a colleague decided', async () => {
    const { id } = await work.reported();
    await work.ask(id, 'phone');
    await work.writeSide(id);
    const [first, second] = [await team.member('agent'), await team.member('agent')];
    await claim(first.token, 'incident', id);
    const { version } = await read(first.token, id);
    expect(await decide(first.token, id, { decision: 'upheld', note: 'Seen.', version })).toMatchObject({
      status: 200,
      body: { incident: { status: 'second_look' } },
    });
    await claim(second.token, 'incident', id);
    const body = { decision: 'upheld', note: 'Seen.' };
    expect(await decide(second.token, id, { ...body, version })).toMatchObject(CHANGED);
    const now = (await read(second.token, id)).version;
    expect(await decide(second.token, id, { ...body, version: now })).toMatchObject({
      status: 200,
      body: { incident: { status: 'upheld' } },
    });
  });

  // spec: team-case-pages/incident-read-again
  it('is refused after the worker said more', async () => {
    const { id } = await work.reported();
    await work.ask(id, 'phone');
    const { token } = await team.member('agent');
    await claim(token, 'incident', id);
    const { version, answered_at: before } = await read(token, id);
    await work.writeSide(id);
    expect(await decide(token, id, { decision: 'dismissed', note: 'Seen.', version })).toMatchObject(CHANGED);
    const after = await read(token, id);
    expect([before, after.answered_at]).toEqual([null, expect.any(String)]);
    expect(
      await decide(token, id, { decision: 'dismissed', note: 'Seen.', version: after.version }),
    ).toMatchObject({ status: 200 });
  });
});

// spec: team-case-pages/incident-ask
it('an incident has the question that the worker was asked', async () => {
  const { id } = await work.reported();
  const { token } = await team.member('agent');
  await claim(token, 'incident', id);
  await api.call('POST', `/api/ops/incidents/${id}/ask`, {
    token,
    body: { channel: 'sms', question: ' Where was the ring? ' },
  });
  expect(await read(token, id)).toMatchObject({ question: 'Where was the ring?', asked_by: 'sms' });
});

// spec: team-case-pages/reasons
it('a decision about an incident has no reason of the other decision', async () => {
  const { id } = await work.reported();
  const { token } = await team.member('agent');
  const body = { decision: 'dismissed', reason: 'admitted', note: 'Seen.' };
  expect(await decide(token, id, body)).toMatchObject({
    status: 400,
    body: { fields: { reason: expect.any(String) } },
  });
  expect(await decide(token, id, { ...body, reason: 'taken_back' })).toMatchObject({ status: 200 });
});

describe('a dispute', () => {
  const opened = async (token: string, dispute: string) => {
    await claim(token, 'dispute', dispute);
    return api.make(getDispute, { token, params: { id: dispute } });
  };

  // spec: team-case-pages/dispute-third
  it('of a check names each member who had a say, once', async () => {
    const { id, token: worker } = await work.opened();
    const [first, second] = [await team.member('agent', 'Ruth Test'), await team.member('agent', 'Joy Test')];
    for (const { token } of [first, second])
      await decisions.checkTaken(token, id, { outcome: 'finding', note: 'A conviction.' });
    const dispute = await work.disputed(worker, 'check', id);
    const third = await team.member('senior', 'Auma Test');
    expect((await opened(third.token, dispute)).had_say).toEqual(['Joy Test', 'Ruth Test']);
  });

  // spec: team-case-pages/reasons
  it('is decided with a reason of its ruling, which stands with it', async () => {
    const { id, worker, token } = await work.found();
    const dispute = await work.disputed(token, 'check', id);
    const body = { decision: 'rejected', reason: 'not_her', note: 'The number is hers.' };
    expect(await work.rule(dispute, body)).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
    expect(await work.rule(dispute, { ...body, reason: 'nothing_new' })).toMatchObject({ status: 200 });
    expect(await work.disputesOf(worker)).toMatchObject([
      { status: 'rejected', decisionReason: 'nothing_new' },
    ]);
  });

  // spec: team-case-pages/dispute-third
  it('of a record names those who upheld it', async () => {
    const { worker, id } = await upheldByOne();
    const second = await team.member('agent', 'Joy Test');
    await decide(second.token, id, { decision: 'upheld', reason: 'papers_show', note: 'Seen.' });
    const dispute = await work.disputed(await work.tokenOf(worker), 'record', id);
    const third = await team.member('senior', 'Auma Test');
    expect(await opened(third.token, dispute)).toMatchObject({
      kind: 'record',
      category: 'theft',
      finding: 'The ring was found with her.',
      had_say: ['Joy Test', 'Ruth Test'],
    });
  });
});
