import type pg from 'pg';

/**
 * Inserts workers number `from` to `to` directly into the database. Nine of ten are listed, and no employer sees the others.
 * Their phone prefix differs from the prefix of invited workers.
 */
export async function populate(client: pg.Client, from: number, to: number): Promise<void> {
  // Built at the end, the indexes of words take a fraction of the time.
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'workers' and indexdef like '%USING gin%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query(
    `insert into workers (phone, name, location, known_place, service_type, listed, profile_completed_at,
                          national_id_hash, created_at, updated_at)
     select '+2541' || lpad(n::text, 8, '0'), 'Worker ' || md5(n::text), 'Nairobi', 'Nairobi',
            (array['Nanny', 'Cook', 'Driver', 'House Manager'])[1 + n % 4], n % 10 <> 0, at,
            md5(n::text) || md5((-n)::text), at, at
     from generate_series($1::int, $2::int) n, lateral (select timestamptz '2026-01-01' + n * interval '1 s' as at) moment`,
    [from, to],
  );
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze workers');
}

/** Stores a payment of every employer, so that no limit of those who never paid counts. */
export async function payOnce(client: pg.Client): Promise<void> {
  await client.query(
    `insert into purchases (order_number, reference, employer_id, worker_id, package_id, amount_cents, email, callback_url,
                            channels, status, created_at, paid_at, updated_at)
     select 'once-' || e.id, 'once-' || e.id, e.id, (select id from workers limit 1), 17, 100000, 'a@example.com', '/', '[]',
            'refunded', now(), now(), now()
     from employers e`,
  );
}
