import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { createSecretBox } from '@repo/api/security/secret-box';
import { nationalIdHash } from '@repo/api/services/people/workers/national-id-hash';
import { type Figure, figure, median } from '../figure.ts';
import { signIn } from '../person.ts';
import { DATA_KEY, type RecordedProduct } from '../product.ts';
import { promises } from '../promises.ts';
import { recordAnswer } from '../recording/record-answer.ts';
import { wholeReads } from '../whole-reads.ts';
import { populate } from '../workers.ts';

const FEW = 1000;
const MANY = 1_000_000;
/** For each call and size, after the requests that compile the code. Searches by number have a rate limit of 60 an hour. */
const TIMES = 9;
const WARM_TIMES = 3;
/** An answer takes a few milliseconds. Without a pause, one busy moment of the machine would cover all of them. */
const APART_MILLISECONDS = 250;
const PHONE = '+254100000007';
const NATIONAL_ID = '23456789';

/** The number of listed workers among the few, so that both sizes send the same answer length. */
const PAGE = 900;

const calls = {
  'first page': `/nannies/?limit=${PAGE}`,
  'by phone': `/nannies/?q=${encodeURIComponent(PHONE)}`,
  'by ID number': `/nannies/?q=${NATIONAL_ID}`,
} as const;
type Name = keyof typeof calls;
const names: readonly Name[] = ['first page', 'by phone', 'by ID number'];

/** The milliseconds of an answer, and its number of workers. */
async function take(url: string, token: string): Promise<{ took: number; found: number }> {
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const found = z.array(z.unknown()).parse(await response.json()).length;
  return { took: performance.now() - start, found };
}

/** The list and the exact searches among a million workers, against the same among a thousand. */
export async function measureSearch(product: RecordedProduct): Promise<Figure[]> {
  const api = product.stack.apiAddress();
  const token = await signIn(product.stack, '/employers/auth', '+254700000900', {
    name: 'Employer Example',
    location: 'Nairobi',
  });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const measure = async (): Promise<Record<Name, number>> => {
    const taken: Record<Name, number[]> = { 'first page': [], 'by phone': [], 'by ID number': [] };
    for (let time = 0; time < WARM_TIMES + TIMES; time += 1) {
      await sleep(APART_MILLISECONDS);
      for (const name of names) {
        const { took, found } = await take(`${api}${calls[name]}`, token);
        if (found !== (name === 'first page' ? PAGE : 1)) throw new Error(`${name}: ${found} workers`);
        if (time >= WARM_TIMES) taken[name].push(took);
      }
    }
    return {
      'first page': median(taken['first page']),
      'by phone': median(taken['by phone']),
      'by ID number': median(taken['by ID number']),
    };
  };
  try {
    await populate(client, 1, FEW);
    const secrets = createSecretBox(Buffer.from(DATA_KEY, 'hex'));
    const fingerprint = nationalIdHash({ secrets }, NATIONAL_ID);
    await client.query('update workers set national_id_hash = $1 where phone = $2', [fingerprint, PHONE]);
    const few = await measure();
    await populate(client, FEW + 1, MANY);
    const many = await measure();
    const figures: Figure[] = [];
    for (const name of names) {
      const { statements } = await recordAnswer(product, { url: `${api}${calls[name]}`, token });
      const reads: string[] = [];
      for (const { text, values } of statements)
        reads.push(
          ...wholeReads((await client.query({ text: `explain (format json) ${text}`, values })).rows),
        );
      figures.push(
        figure(
          `GET /nannies/ ${name}: a million workers vs a thousand`,
          many[name] / few[name],
          promises.growth,
          `${many[name].toFixed(1)} ms; ${few[name].toFixed(1)} ms`,
        ),
        figure(
          `GET /nannies/ ${name}: whole reads of the workers in its plan`,
          reads.filter((table) => table === 'workers').length,
          promises.wholeReads,
        ),
      );
    }
    return figures;
  } finally {
    await client.end();
  }
}
