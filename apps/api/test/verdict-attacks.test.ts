import { and, eq, ne, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checks } from '../src/db/schema/cases.ts';
import { workers } from '../src/db/schema/people.ts';
import { publishFindings } from '../src/services/casework/checks/publish-finding.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const DAY = 86_400;
const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const { cases } = work;
const team = teamWorkOf(api);
const ops = await cases.opsToken();
const colleague = await cases.colleagueToken();

const decide = (token: string, id: string, outcome: string, note = 'A record was found.') =>
  decisions.check(token, id, { outcome, note });

describe('a record that falls', () => {
  it('lets the team look anew into a registry finding that waits for her answer', async () => {
    const worker = await work.worker();
    const { id: record } = await work.upheld(worker);
    const caseId = await work.open((await work.employer()).id, worker, 16);
    const { id } = await cases.check(caseId, 'misconduct_registry');
    await decide(ops, id, 'finding');
    await decide(colleague, id, 'finding');
    const dispute = await work.disputed(await work.tokenOf(worker), 'record', record);
    expect(
      await work.rule(dispute, { decision: 'upheld', note: 'The ring was found at home.' }),
    ).toMatchObject({
      status: 200,
      body: { misconduct_flags: 0 },
    });
    await api.advance(6 * DAY);
    await publishFindings(api.ctx);
    expect(await cases.check(caseId, 'misconduct_registry')).toMatchObject({
      status: 'pending',
      outcome: null,
      inReportFrom: null,
    });
    expect(await cases.workerRow(worker)).toMatchObject({ misconductFlags: 0 });
  });
});

describe('her days before an incident is upheld', () => {
  it('are not ended by words that the team itself wrote down as hers', async () => {
    const first = await team.member('agent');
    const second = await team.member('agent');
    const { worker, id } = await work.reported();
    const by = (token: string, what: string, body: object) =>
      api.call('POST', `/api/ops/incidents/${id}/${what}`, { token, body });
    await by(first.token, 'ask', { channel: 'phone' });
    await by(first.token, 'statement', { statement: 'She has nothing to say.' });
    await by(first.token, 'decision', { decision: 'upheld', note: 'She stole.' });
    await by(second.token, 'decision', { decision: 'upheld', note: 'She stole.' });
    const [row] = await work.incidentsOf(worker);
    expect(row?.status).not.toBe('upheld');
  });
});

describe('a dispute', () => {
  it('is refused in words to a member whose earlier verdict was ended by a change of the name', async () => {
    const first = await team.member('senior');
    const worker = await work.worker();
    const caseId = await work.open((await work.employer()).id, worker, 17);
    const { id } = await cases.check(caseId, 'criminal_record');
    await decide(first.token, id, 'finding');
    await api.ctx.db.update(workers).set({ name: 'Njoki Test' }).where(eq(workers.id, worker));
    await decide(ops, id, 'finding');
    await decide(colleague, id, 'finding');
    const dispute = await work.disputed(await work.tokenOf(worker), 'check', id);
    const answer = await work.rule(dispute, { decision: 'rejected', note: 'It stands.' }, first.token);
    expect(answer.status).toBe(409);
  });
});

describe('the job', () => {
  it('publishes behind two hundred disputed findings', async () => {
    const worker = await work.worker();
    const { id: employer } = await work.employer();
    const caseId = await work.open(employer, worker, 17);
    const { id } = await cases.check(caseId, 'criminal_record');
    await decide(ops, id, 'finding');
    await decide(colleague, id, 'finding');
    // Every check of 29 premium cases of somebody else.
    const other = await work.worker();
    for (let each = 0; each < 29; each += 1) await work.open((await work.employer()).id, other, 18);
    await api.ctx.db
      .update(checks)
      .set({ status: 'confirmed', waitingOn: null, inReportFrom: api.ctx.clock.now() })
      .where(and(eq(checks.workerId, other), ne(checks.kind, 'identity')));
    await api.ctx.db.execute(
      sql`insert into disputes (worker_id, check_id, words, created_at)
        select worker_id, id, 'No.', created_at from ${checks} where worker_id = ${other} and status = 'confirmed'`,
    );
    await api.advance(6 * DAY);
    await publishFindings(api.ctx);
    expect(await cases.check(caseId, 'criminal_record')).toMatchObject({ status: 'decided' });
  });
});
