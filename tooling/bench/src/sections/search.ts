import pg from 'pg';
import * as z from 'zod';
import { type Figure, figure, median } from '../figure.ts';
import { signIn } from '../person.ts';
import type { Product } from '../product.ts';
import { statementsOf, type Statement } from '../statements.ts';

const FEW = 1000;
const MANY = 1_000_000;
const MOST = 3;
/** Of each call and size; searches by number are limited to 60 an hour. */
const TIMES = 9;
const PHONE = '+254700000007';
const NATIONAL_ID = '23456789';

/** As many as are listed of the few, so that both sizes send the same. */
const PAGE = 900;

const calls = {
  'first page': `/nannies/?limit=${PAGE}`,
  'by phone': `/nannies/?q=${encodeURIComponent(PHONE)}`,
  'by ID number': `/nannies/?q=${NATIONAL_ID}`,
} as const;
type Name = keyof typeof calls;
const names: readonly Name[] = ['first page', 'by phone', 'by ID number'];

/** Makes workers number `from` to `to` in the database itself; nine of ten are listed, the others nobody's to see. */
async function populate(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(
    `insert into workers (phone, name, location, service_type, listed, profile_completed_at, national_id_hash,
                          created_at, updated_at)
     select '+2547' || lpad(n::text, 8, '0'), 'Worker ' || md5(n::text), 'Nairobi',
            (array['Nanny', 'Cook', 'Driver', 'House Manager'])[1 + n % 4], n % 10 <> 0, at,
            md5(n::text) || md5((-n)::text), at, at
     from generate_series($1::int, $2::int) n, lateral (select timestamptz '2026-01-01' + n * interval '1 s' as at) moment`,
    [from, to],
  );
  await client.query('vacuum analyze workers');
}

/** The tables that a statement reads as a whole, going by PostgreSQL's own plan for it. */
async function wholeReads(client: pg.Client, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
  return [...JSON.stringify(rows).matchAll(/"Seq Scan".*?"Relation Name":"(\w+)"/g)].map(
    ([, table = '']) => table,
  );
}

/** Milliseconds of an answer, and how many workers it has. */
async function take(url: string, token: string): Promise<{ took: number; found: number }> {
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const found = z.array(z.unknown()).parse(await response.json()).length;
  return { took: performance.now() - start, found };
}

/** The list and the exact searches among a million workers, against the same among a thousand. */
export async function measureSearch(product: Product): Promise<Figure[]> {
  const api = product.stack.apiAddress();
  const token = await signIn(product.stack, '/employers/auth', '+254700000900', {
    name: 'Employer Example',
    location: 'Nairobi',
  });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const statements = (name: Name) => statementsOf(product.server, () => take(`${api}${calls[name]}`, token));
  const measure = async (): Promise<Record<Name, number>> => {
    const medians = { 'first page': 0, 'by phone': 0, 'by ID number': 0 };
    for (const name of names) {
      const taken: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const { took, found } = await take(`${api}${calls[name]}`, token);
        if (found !== (name === 'first page' ? PAGE : 1)) throw new Error(`${name}: ${found} workers`);
        taken.push(took);
      }
      medians[name] = median(taken);
    }
    return medians;
  };
  try {
    await populate(client, 1, FEW);
    // The number's fingerprint is made with the server's own key, so it is read off what the server asks for.
    const [fingerprint] = (await statements('by ID number'))
      .filter(({ text }) => text.includes('"national_id_hash" = '))
      .flatMap(({ values }) => values)
      .toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0));
    await client.query('update workers set national_id_hash = $1 where phone = $2', [fingerprint, PHONE]);
    const few = await measure();
    await populate(client, FEW + 1, MANY);
    const many = await measure();
    const figures: Figure[] = [];
    for (const name of names) {
      const reads: string[] = [];
      for (const statement of await statements(name))
        if (statement.text.startsWith('select') || statement.text.startsWith('(select'))
          reads.push(...(await wholeReads(client, statement)));
      figures.push(
        figure(
          `GET /nannies/ ${name}: a million workers vs a thousand`,
          many[name] / few[name],
          ['at most', MOST, 'x'],
          `${many[name].toFixed(1)} ms; ${few[name].toFixed(1)} ms`,
        ),
        figure(
          `GET /nannies/ ${name}: whole reads of the workers in its plan`,
          reads.filter((table) => table === 'workers').length,
          ['at most', 0, ''],
        ),
      );
    }
    return figures;
  } finally {
    await client.end();
  }
}
