import pg from 'pg';
import { employerWith } from '../employer.ts';
import type { Figure } from '../figure.ts';
import type { RecordedProduct } from '../product.ts';
import { promises } from '../promises.ts';
import { publicPathsOf } from '../public-worker.ts';
import { measureCall } from './calls.ts';

/** Below any count that a run reaches: the rate limit of an address still counts, and refuses no request. */
const FAR_FROM_REFUSED = -1_000_000_000;
/** In this hour, and in the hour that may begin during the measurement. */
const refuseNobody = `
  insert into limits (kind, subject, ends_at, used)
  select distinct kind, subject, ends_at + interval '1 hour' * later, $1::integer
  from limits, generate_series(0, 1) later
  where kind in ('public-links', 'report-codes')
  on conflict (kind, subject, ends_at) do update set used = excluded.used`;

/** A visitor's requests for a worker's public profile and for the page of a report code. */
export async function measurePublicPages(product: RecordedProduct): Promise<Figure[]> {
  const { stack, databaseUrl } = product;
  const { profile, report } = await publicPathsOf(product, await employerWith(stack, 1));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const figures: Figure[] = [];
    for (const path of [profile, report]) {
      const url = `${stack.apiAddress()}${path}`;
      await (await fetch(url)).text();
      await client.query(refuseNobody, [FAR_FROM_REFUSED]);
      const name = `GET ${path.slice(0, '/w/'.length)}{id}`;
      figures.push(...(await measureCall(product, name, { url }, promises.pageShare)));
    }
    return figures;
  } finally {
    await client.end();
  }
}
