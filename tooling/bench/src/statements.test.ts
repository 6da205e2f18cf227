import { expect, test } from 'vitest';
import { parseLog } from './statements.ts';

test("statements and parameters are read out of PostgreSQL's log", () => {
  const log = [
    '2026-11-21 07:50:07.469 UTC [51] LOG:  execute workers_seen: select "id"',
    '\tfrom "workers" where "name" = $1 and "phone" = $2',
    "2026-11-21 07:50:07.469 UTC [51] DETAIL:  Parameters: $1 = 'O''Brien, $2', $2 = NULL",
    '2026-11-21 07:50:07.470 UTC [51] LOG:  execute <unnamed>: select 1',
    '2026-11-21 07:50:07.471 UTC [51] LOG:  statement: begin',
    '2026-11-21 07:50:07.472 UTC [52] LOG:  execute <unnamed>: select * from pgboss.job',
    "2026-11-21 07:50:07.472 UTC [52] DETAIL:  Parameters: $1 = 'x'",
    '',
  ].join('\n');
  expect(parseLog(log)).toEqual([
    {
      name: 'workers_seen',
      text: 'select "id"\nfrom "workers" where "name" = $1 and "phone" = $2',
      values: ["O'Brien, $2", null],
    },
    { name: '', text: 'select 1', values: [] },
    { name: '', text: 'begin', values: [] },
  ]);
});
