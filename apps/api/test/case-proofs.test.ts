import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getCase, getCaseFile } from '@repo/api-client/contract/cases';
import { claimWork } from '@repo/api-client/contract/work';
import { nairobiDay } from '@repo/domain/dates';
import { checks } from '../src/db/schema/cases.ts';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { workers } from '../src/db/schema/people.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { paperWorkOf } from './paper-work.ts';
import { heldWorkOf } from './held-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const held = heldWorkOf(api);

const ID_NUMBER = '20000761';
const DAY = 86_400_000;
const now = () => api.ctx.clock.now();
const claim = (token: string, id: string, kind = 'check' as 'check' | 'dispute' | 'document') =>
  api.make(claimWork, { token, params: { kind, id } });
const read = (token: string, id: string) => api.make(getCase, { token, params: { id } });
const file = (token: string, id: string) => api.make(getCaseFile, { token, params: { id } });
const decide = (token: string, id: string, body: object) => decisions.check(token, id, body);
const decidePaper = (token: string, id: string, body: object) =>
  api.call('POST', `/api/ops/documents/${id}/decision`, { token, body });

/** A worker whose police certificate waits for the team, and who has a name and an ID number. */
async function withCertificate() {
  const found = await work.opened('criminal_record', 18);
  await api.ctx.db
    .update(workers)
    .set({ name: 'Amani Wafula', nationalIdCipher: api.ctx.secrets.seal(ID_NUMBER) })
    .where(eq(workers.id, found.worker));
  const [paper] = await api.ctx.db
    .insert(workerDocuments)
    .values({
      workerId: found.worker,
      slot: 'policeClearance',
      sha256: '',
      status: 'uploaded',
      uploadedAt: now(),
    })
    .returning({ id: workerDocuments.id });
  return { ...found, paper: paper?.id ?? '' };
}
const readOff = () => ({
  decision: 'accepted',
  certificate_number: 'PCC-ABC12345',
  issued_on: nairobiDay(new Date(now().getTime() - 9 * DAY)),
  name_on_certificate: 'AMANI WAFULA',
  id_number_on_certificate: ID_NUMBER,
});

describe('a police certificate', () => {
  it('of the person she said she was before proves nothing after she changed her name and ID number', async () => {
    const { worker, id, paper, token: hers } = await withCertificate();
    const { token } = await team.member('agent');
    await claim(token, paper, 'document');
    expect(await decidePaper(token, paper, readOff())).toMatchObject({ status: 200 });
    const { phone } = await work.cases.workerRow(worker);
    const changed = await api.call('PUT', `/api/nannies/${worker}`, {
      token: hers,
      body: {
        name: 'Beatrice Achieng',
        phone,
        location: 'Kilimani, Nairobi',
        date_of_birth: '1995-02-03',
        national_id: '30000999',
      },
    });
    expect(changed).toMatchObject({ status: 200 });
    const body = { outcome: 'clear', note: '', reason: 'certificate_confirmed' };
    expect(await decide(token, id, body)).toMatchObject({ status: 409 });
  });

  it('tells nobody who holds no work about her whether an ID number is hers', async () => {
    const { paper } = await withCertificate();
    const stranger = await team.member('agent');
    const tried = await decidePaper(stranger.token, paper, {
      ...readOff(),
      id_number_on_certificate: '11111111',
      name_on_certificate: 'Xx',
    });
    const right = await decidePaper(stranger.token, paper, { ...readOff(), name_on_certificate: 'Xx' });
    expect(right.body).toEqual(tried.body);
  });

  it('is not accepted by a member who never held nor opened it', async () => {
    const { paper } = await withCertificate();
    const stranger = await team.member('agent');
    expect(await decidePaper(stranger.token, paper, readOff())).toMatchObject({ status: 403 });
  });
});

describe('an outcome without its proof', () => {
  it.each([
    ['criminal_record', 'finding', 'record_on_certificate'],
    ['criminal_record', 'finding', 'certificate_not_genuine'],
    ['references', 'finding', 'referee_warns'],
    ['references', 'unable_to_verify', 'referees_not_reached'],
    ['references', 'unable_to_verify', 'referees_refuse'],
    ['identity', 'clear', 'proof_agrees'],
    ['identity', 'finding', 'face_differs'],
  ] as const)('is refused: %s %s %s', async (kind, outcome, reason) => {
    const { id } = await work.opened(kind, 18);
    const { token } = await team.member('agent');
    await claim(token, id).catch(() => undefined);
    const body = { outcome, note: 'So it is.', reason };
    expect((await decide(token, id, body)).status).toBe(409);
  });

  it('is refused for a health certificate whose last day is over', async () => {
    const { id, worker } = await work.opened('health', 18);
    await api.ctx.db
      .insert(workerDocuments)
      .values({ workerId: worker, slot: 'certificates', sha256: '', status: 'accepted', uploadedAt: now() });
    const { token } = await team.member('agent');
    const body = { outcome: 'clear', note: '', reason: 'fit_for_work', expires_on: '1800-01-01' };
    expect(await decide(token, id, body)).toMatchObject({ status: 400 });
  });
});

describe('two findings', () => {
  it('of a health certificate with two last days are not agreed', async () => {
    const { id, worker } = await work.opened('health', 18);
    const [first, second] = [await team.member('agent'), await team.member('agent')];
    const third = await team.member('agent');
    // A finding of before makes every later outcome one of two members.
    await decide(first.token, id, { outcome: 'finding', note: 'Not fit.' });
    await api.ctx.db.update(workers).set({ name: 'Other Name' }).where(eq(workers.id, worker));
    await decide(second.token, id, { outcome: 'clear', note: '', expires_on: '2099-01-01' });
    await decide(third.token, id, { outcome: 'clear', note: '', expires_on: '2026-12-31' });
    const [row] = await api.ctx.db.select().from(checks).where(eq(checks.id, id));
    expect(row?.status).toBe('settling');
  });

  it('of two different reasons are not agreed: nobody is accused on the words of one', async () => {
    const { id, worker } = await work.opened('criminal_record', 17);
    await api.ctx.db
      .insert(workerDocuments)
      .values({ workerId: worker, slot: 'policeClearance', sha256: '', uploadedAt: now() });
    await paperWorkOf(api).keep({ kind: 'criminal_record', workerId: worker });
    const [first, second] = [await team.member('agent'), await team.member('agent')];
    await decide(first.token, id, {
      outcome: 'finding',
      note: 'A conviction of 2019.',
      reason: 'record_on_certificate',
    });
    await decide(second.token, id, {
      outcome: 'finding',
      note: 'The stamp is drawn.',
      reason: 'certificate_not_genuine',
    });
    const [row] = await api.ctx.db.select().from(checks).where(eq(checks.id, id));
    expect(row?.status).toBe('settling');
  });
});

describe('the first outcome', () => {
  it('is not in the timeline where a ruling is the first of two verdicts on an identity', async () => {
    const found = await work.found('identity', 'finding', 17);
    await decisions.prove(found.id, 'clear');
    const dispute = await work.disputed(found.token, 'check', found.id);
    await work.ruled(dispute, { decision: 'upheld', note: 'The card is hers.', outcome: 'clear' });
    const second = await team.member('agent');
    const seen = await read(second.token, found.caseId);
    expect(seen.checks.find(({ id }) => id === found.id)).toMatchObject({
      status: 'second_look',
      outcome: null,
    });
    expect(seen.events.find(({ event }) => event === 'dispute-decided')?.details).toEqual({});
    expect(seen.events.map(({ event }) => event)).not.toContain('finding-confirmed');
    const corrected = seen.events.find(({ event }) => event === 'check-corrected');
    expect(corrected?.details).toEqual({});
  });

  it('is not in the timeline by way of what the worker answered to it', async () => {
    const { caseId, id, token } = await work.opened('criminal_record', 17);
    const first = await team.member('agent');
    await decide(first.token, id, { outcome: 'finding', note: 'Another face.' });
    expect((await work.object(token, 'check', id)).status).toBe(200);
    const second = await team.member('agent');
    const seen = await read(second.token, caseId);
    expect(seen.checks.find((check) => check.id === id)?.status).toBe('second_look');
    expect(seen.events.map(({ event }) => event)).not.toContain('finding-disputed');
    expect(seen.related.map(({ kind }) => kind)).not.toContain('dispute');
    await decide(second.token, id, { outcome: 'finding', note: 'Another face.' });
    const agreed = (await read(second.token, caseId)).events.map(({ event }) => event);
    expect(agreed).toEqual(expect.arrayContaining(['finding-confirmed', 'finding-disputed']));
  });

  it('is not read in the dispute of a finding that waits for its second look, off the record of verdicts', async () => {
    const { id, worker, token } = await work.opened('criminal_record', 17);
    const first = await team.member('agent');
    await decide(first.token, id, { outcome: 'finding', note: 'Another face.' });
    await work.object(token, 'check', id);
    const [dispute] = await work.disputesOf(worker);
    const second = await team.member('senior');
    await claim(second.token, id);
    const opened = await api.call('GET', `/api/ops/disputes/${dispute?.id ?? ''}`, { token: second.token });
    expect(opened).toMatchObject({ status: 200, body: { outcome: expect.anything() } });
    const trail = await work.cases.audit(`check:${id}`);
    const wasRead = trail.some(({ action }) => action === 'verdicts-read');
    expect(JSON.stringify(opened.body).includes('Another face.') && !wasRead).toBe(false);
  });
});

describe('a finding that a ruling overturned before its report', () => {
  it('is read by nobody else: not in the file of the case', async () => {
    const { id, worker, caseId, token } = await work.opened('criminal_record', 17);
    const [first, second] = [await team.member('agent'), await team.member('agent')];
    for (const each of [first, second])
      await decide(each.token, id, {
        outcome: 'finding',
        note: 'A conviction of 2019.',
        team_note: 'Her cousin says so.',
      });
    const dispute = await work.disputed(token, 'check', id);
    await work.ruled(dispute, { decision: 'upheld', note: 'Another person.', outcome: 'clear' });
    const reader = await team.member('agent');
    await held.hold(reader.token, worker);
    const { results } = await file(reader.token, caseId);
    expect(results.find(({ check_id }) => check_id === id)?.note).toBe('Another person.');
    expect(JSON.stringify(results)).not.toContain('A conviction of 2019.');
  });
});

describe('an incident', () => {
  it('is not upheld by two members who saw two different proofs', async () => {
    const { id } = await work.reported();
    await work.ask(id, 'phone');
    await work.writeSide(id);
    const [first, second] = [await team.member('agent'), await team.member('agent')];
    const say = (token: string, reason: string, note: string) =>
      decisions.incident(token, id, { decision: 'upheld', reason, note });
    expect(await say(first.token, 'admitted', 'She admits it.')).toMatchObject({ status: 200 });
    expect(await say(second.token, 'witness_confirms', 'A neighbour saw it.')).toMatchObject({
      status: 200,
      body: { incident: { status: 'settling' } },
    });
  });
});
