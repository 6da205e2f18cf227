import pg from 'pg';
import * as z from 'zod';
import { type Employer, finishedCheck } from './employer.ts';
import type { Product } from './product.ts';

const SLUG = 'worker-example';
const reportRow = z.object({ code: z.string() });

export type PublicPaths = { profile: string; report: string };

/**
 * Finishes the check of the last invited worker and lists the worker: a visitor finds the profile and the code of the
 * report there.
 */
export async function publicPathsOf(product: Product, employer: Employer): Promise<PublicPaths> {
  await finishedCheck(product, employer);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    // Of the only case: the employer's own id for her is not that of her account.
    const { rowCount } = await client.query(
      'update workers set slug = $1, profile_completed_at = now() where id = (select worker_id from cases)',
      [SLUG],
    );
    if (rowCount !== 1) throw new Error('The worker of the case is not listed.');
    const { rows } = await client.query('select code from reports where issued_at is not null');
    return { profile: `/w/${SLUG}`, report: `/r/${reportRow.parse(rows[0]).code}` };
  } finally {
    await client.end();
  }
}
