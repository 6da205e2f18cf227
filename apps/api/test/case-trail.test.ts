import pg from 'pg';
import { expect, it } from 'vitest';
import { decideCheck } from '@repo/api-client/contract/checks';
import { getCase, getCaseFile } from '@repo/api-client/contract/cases';
import { listLooks } from '../src/services/reporting/case-file/list-looks.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { recordStatements } from './recorded-statements.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await findingWorkOf(api);
const team = teamWorkOf(api);

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
  await api.make(decideCheck, { token: first.token, params: { id }, body });
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
  await heldWorkOf(api).hold(reader.token, worker);
  const { results } = await api.make(getCaseFile, { token: reader.token, params: { id: caseId } });
  expect(results).toEqual([{ check_id: id, note: 'Another person.', verdicts: [] }]);
});
