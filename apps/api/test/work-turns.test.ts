import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkKinds, checkMachine, waitingOnValues, type CheckKind } from '@repo/domain/check';
import { nextActorOf, type CheckProgress } from '@repo/domain/next-act';
import { useApi } from './use-api.ts';

const api = await useApi();

const turns = z.array(z.object({ turn: z.nullable(z.enum(['team', 'others'])) }));

const progressOf = (kind: CheckKind): readonly CheckProgress[] =>
  checkMachine.states.flatMap((status) =>
    [null, ...waitingOnValues].map((waitingOn) => ({ kind, status, waitingOn })),
  );

/** The domain says who acts next to those who wait. A finding that was agreed on, and a result, give nobody a turn. */
function turnOf(check: CheckProgress, othersDecided: boolean): 'team' | 'others' | null {
  if (check.status === 'confirmed' || check.status === 'decided') return null;
  return nextActorOf(check, othersDecided) === 'team' ? 'team' : 'others';
}

it.each(checkKinds)('the database gives the turn to whom the domain names: %s', async (kind) => {
  const cases = progressOf(kind).flatMap((check) => [true, false].map((decided) => ({ check, decided })));
  const rows = cases.map(
    ({ check, decided }) =>
      sql`select turn_of_check(${check.kind}, ${check.status}, ${check.waitingOn}::text, ${!decided}) as turn`,
  );
  const { rows: answered } = await api.ctx.db.execute(sql.join(rows, sql` union all `));
  expect(turns.parse(answered).map(({ turn }, index) => ({ ...cases[index], turn }))).toEqual(
    cases.map(({ check, decided }) => ({ check, decided, turn: turnOf(check, decided) })),
  );
});
