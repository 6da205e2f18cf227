import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from './harness.ts';

/** Waits until so many transactions of this database wait for a lock of another transaction. */
export const heldUp = (api: TestApi, count: number): Promise<void> =>
  api.eventually(async () => {
    const { rows } = await api.owner.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(count);
  });
