import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { TestApi } from './harness.ts';

type Tx = Parameters<Parameters<TestApi['ctx']['db']['transaction']>[0]>[0];

export type RunAround = (
  stubborn: { readonly table: string; readonly broken: readonly string[] },
  age: (tx: Tx) => Promise<unknown>,
  run: () => Promise<void>,
) => Promise<number>;

/**
 * For sweeps that must get on with the other rows: ages rows and sweeps while the database refuses to change some of them. Aged
 * and refused in one go, so that no sweep of the service's own comes between; what is looked at in `sweep`, none has worked since.
 * It answers how often one of those was logged as trouble.
 */
export async function stubbornRowsOf(api: TestApi): Promise<RunAround> {
  const { db, log } = api.ctx;
  await db.execute(sql`create table broken_rows (id uuid)`);
  await db.execute(sql`
    create function stubborn() returns trigger language plpgsql as $$
    begin
      if exists (select from broken_rows where id = old.id) then raise exception 'not this one'; end if;
      return new;
    end $$`);

  return async ({ table, broken }, age, run) => {
    const said = vi.spyOn(log, 'error');
    await db.transaction(async (tx) => {
      await age(tx);
      for (const id of broken) await tx.execute(sql`insert into broken_rows values (${id})`);
      await tx.execute(
        sql`create trigger stubborn before update on ${sql.identifier(table)} for each row execute function stubborn()`,
      );
    });
    await run();
    const troubles = said.mock.calls.filter(([details]) => JSON.stringify(details).includes('"row"')).length;
    said.mockRestore();
    await db.execute(sql`drop trigger stubborn on ${sql.identifier(table)}`);
    return troubles;
  };
}
