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
export async function publicPathsOf(
  { stack, databaseUrl }: Product,
  employer: Employer,
): Promise<PublicPaths> {
  const nannyId = await finishedCheck(stack, employer);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('update workers set slug = $1, profile_completed_at = now() where id = $2', [
      SLUG,
      nannyId,
    ]);
    const { rows } = await client.query('select code from reports where issued_at is not null');
    return { profile: `/w/${SLUG}`, report: `/r/${reportRow.parse(rows[0]).code}` };
  } finally {
    await client.end();
  }
}
