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
 * For scheduled jobs that must handle the other rows. It ages rows and runs a job while the database refuses to change
 * some of them. Both happen in one transaction, so that no run of the service's own jobs comes between.
 * The result is the number of log lines about trouble with those rows.
 */
export async function stubbornRowsOf(api: TestApi): Promise<RunAround> {
  const { owner: db } = api;
  const { log } = api.ctx;
  await db.execute(sql`create table broken_rows (id uuid)`);
  await db.execute(sql`
    create function stubborn() returns trigger language plpgsql security definer as $$
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
