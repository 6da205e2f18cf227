import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { getCase, getCaseFile, listCaseLooks, listCaseEvents } from '@repo/api-client/contract/cases';
import { cases } from '../src/db/schema/cases.ts';
import { consents } from '../src/db/schema/consents.ts';
import { workerReferences, workers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { listLooks } from '../src/services/reporting/case-file/list-looks.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { paymentsOf } from './payments.ts';
import { kenyanPhone } from './phones.ts';
import { recordStatements } from './recorded-statements.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const held = heldWorkOf(api);
const pay = paymentsOf(api);

const looks = async (token: string, id: string) =>
  (await api.make(listCaseLooks, { token, params: { id } })).looks;

it('reads who looked at a worker from the index of the looks', async () => {
  const { caseId } = await work.opened('social_media', 17);
  const { id } = await team.member('agent');
  const recorded = recordStatements(api);
  const said = await recorded.during((on) => listLooks(on, id, caseId, { cursor: '1000' }));
  await recorded.close();
  const statement = said.find(({ text }) => text.includes('from "audit_log"'));
  // A table with few rows is read whole otherwise.
  const client = new pg.Client({
    connectionString: api.ctx.config.databaseUrl,
    options: '-c enable_seqscan=off',
  });
  await client.connect();
  const plan = await client.query(`explain ${statement?.text ?? ''}`, [...(statement?.values ?? [])]);
  await client.end();
  expect(JSON.stringify(plan.rows)).toContain('audit_log_looks');
});

// spec: team-cases/timeline
it('the timeline tells no finding before two members agreed: not by her silence or dispute, nor in another case of her', async () => {
  const { caseId, id, worker, token } = await work.opened('criminal_record', 17);
  const { id: buyer } = await work.employer();
  const other = await work.open(buyer, worker, 17);
  const first = await team.member('agent');
  const body = { outcome: 'finding', note: 'Another face.' } as const;
  await decisions.checkTaken(first.token, id, body);
  const dispute = await work.disputed(token, 'check', id);
  await work.withdraw(token, dispute);
  expect(
    (await api.call('POST', `/api/worker/findings/${id}/nothing-to-add`, { token, body: {} })).status,
  ).toBe(200);
  for (const each of [caseId, other]) {
    const told = (await api.make(getCase, { token: first.token, params: { id: each } })).events.map(
      ({ event }) => event,
    );
    expect(told).not.toContain('finding-answered');
    expect(told).not.toContain('finding-disputed');
    expect(told).not.toContain('dispute-withdrawn');
  }
});

it('a finding that a ruling overturned in its report is read by nobody else', async () => {
  const { id, worker, caseId, token } = await work.found('criminal_record', 'finding', 17);
  const dispute = await work.disputed(token, 'check', id);
  await work.ruled(dispute, { decision: 'upheld', note: 'Another person.', outcome: 'clear' });
  const reader = await team.member('agent');
  await held.hold(reader.token, worker);
  const { results } = await api.make(getCaseFile, { token: reader.token, params: { id: caseId } });
  expect(results).toEqual([{ check_id: id, note: 'Another person.', verdicts: [] }]);
});

// spec: team-cases/timeline
it.each([
  ['an invitation', 'YES', 'asked-invitation'],
  ['a payment', undefined, 'asked-consent'],
] as const)('tells that %s asked the worker, and that she said yes', async (_what, reply, asked) => {
  const phone = pay.nextPhone();
  const employer = await api.signInEmployer(team.nextPhone(), 'Njeri Test');
  const invited =
    reply === undefined ? await pay.listWorker(phone) : await pay.inviteWorker(employer, phone, reply);
  const worker = await api.workerIdOf(phone);
  const rowOf = async (table: typeof consents | typeof cases) => {
    const [row] = await api.ctx.db.select({ id: table.id }).from(table).where(eq(table.workerId, worker));
    if (row === undefined) throw new Error('Not there yet');
    return row.id;
  };
  if (reply !== undefined) await api.eventually(() => rowOf(consents));
  await pay.paid(employer, invited);
  if (reply === undefined) await pay.answerConsentRequest(phone, 'YES');
  const caseId = await api.eventually(() => rowOf(cases));
  const { token } = await team.member('agent');
  const { events } = await api.make(getCase, { token, params: { id: caseId } });
  const told = events.filter(({ event }) => event === asked || event === 'consent-request-accepted');
  expect(told.map(({ event, by }) => [event, by])).toEqual([
    ['consent-request-accepted', 'worker'],
    [asked, 'employer'],
  ]);
});

// spec: team-cases/timeline
it('a withdrawn consent stands in the timeline of its case, and of no other one', async () => {
  const { worker, caseId, token: hers } = await work.opened('social_media', 17);
  const { id: buyer } = await work.employer();
  const other = await work.open(buyer, worker, 17);
  const { consentId } = await work.cases.caseRow(caseId);
  const path = `/api/worker/consents/${consentId}/withdraw`;
  expect((await api.call('POST', path, { token: hers, body: {} })).status).toBe(200);
  const { token } = await team.member('agent');
  const told = async (id: string) =>
    (await api.make(getCase, { token, params: { id } })).events.map(({ event }) => event);
  expect(await told(caseId)).toEqual(expect.arrayContaining(['case-closed', 'consents-withdrawn']));
  expect(await told(other)).not.toContain('consents-withdrawn');
});

// spec: team-cases/looks
describe('who looked', () => {
  it('still tells who saw a number of a referee whom the worker removed since', async () => {
    const { caseId, worker, token: hers } = await work.opened('references', 17);
    const agent = await team.member('agent', 'Ruth Test');
    await held.hold(agent.token, worker);
    const [reference] = await api.ctx.db
      .insert(workerReferences)
      .values({
        workerId: worker,
        name: 'Ruth Test',
        phone: kenyanPhone('+254700399002'),
        relationship: 'Previous Employer',
        createdAt: api.ctx.clock.now(),
      })
      .returning({ id: workerReferences.id });
    const path = `/api/ops/references/${reference?.id ?? ''}/number`;
    expect((await api.call('POST', path, { token: agent.token })).status).toBe(200);
    expect((await looks(agent.token, caseId)).map(({ what }) => what)).toContain('reference-number-shown');
    const removed = await api.call('DELETE', `/api/worker/references/${reference?.id ?? ''}`, {
      token: hers,
    });
    expect(removed.status).toBe(200);
    expect((await looks(agent.token, caseId)).map(({ what }) => what)).toContain('reference-number-shown');
  });

  it('is not pushed off the list by many looks of a colleague', async () => {
    const { caseId, worker } = await work.opened('social_media', 17);
    const [thief, other] = [
      await team.member('agent', 'Thief Test'),
      await team.member('agent', 'Other Test'),
    ];
    const look = (member: string, times: number) =>
      withTransaction(api.ctx, async (tx) => {
        for (let each = 0; each < times; each += 1)
          tx.audit({
            actor: `ops:${member}`,
            action: 'documents-seen',
            subject: `worker:${worker}`,
            details: { worker },
          });
      });
    await look(thief.id, 1);
    await look(other.id, 500);
    const names: (string | null)[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const path: string = `/api/ops/cases/${caseId}/looks${cursor && `?cursor=${cursor}`}`;
      const page = await api.call('GET', path, { token: other.token });
      names.push(...listCaseLooks.answer.parse(page.body).looks.map(({ by }) => by));
      cursor = page.headers.get('x-next-cursor');
    }
    expect(names).toEqual([...Array.from({ length: 500 }, () => 'Other Test'), 'Thief Test']);
  });
});

// spec: team-cases/timeline
it('the timeline is not pushed off the page by much that a colleague does', async () => {
  const { caseId, id, worker } = await work.opened('social_media', 17);
  const [agent, thief] = [await team.member('agent', 'Ruth Test'), await team.member('agent', 'Thief Test')];
  const move = (times: number) =>
    withTransaction(api.ctx, async (tx) => {
      for (let each = 0; each < times; each += 1)
        tx.audit({
          actor: `ops:${thief.id}`,
          action: 'check-moved',
          subject: `check:${id}`,
          details: { case: caseId, status: 'in_progress' },
        });
    });
  await decisions.checkTaken(agent.token, id, { outcome: 'clear', note: 'Two profiles.' });
  await move(400);
  const { token } = agent;
  const latest = await api.make(getCase, { token, params: { id: caseId } });
  const told = [...latest.events];
  let before = latest.earlier_events;
  let pages = 1;
  for (; before !== null; pages += 1) {
    const query = { cursor: String(before) };
    const page = await api.make(listCaseEvents, { token, params: { id: caseId }, query });
    told.push(...page.events);
    before = page.earlier_events;
  }
  expect(pages).toBe(3);
  expect(told.filter(({ by }) => by === 'Thief Test')).toHaveLength(400);
  expect(new Set(told.map((event) => event.id)).size).toBe(told.length);
  expect(told.map(({ event }) => event)).toEqual(expect.arrayContaining(['check-decided', 'case-opened']));
  // A member who knows somebody there reads none of it.
  const known = await team.member('agent');
  await api.ctx.db.update(workers).set({ phone: known.phone }).where(eq(workers.id, worker));
  const path = `/api/ops/cases/${caseId}/events?cursor=1`;
  expect((await api.call('GET', path, { token: known.token })).status).toBe(403);
});
