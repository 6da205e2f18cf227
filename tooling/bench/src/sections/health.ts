import type { Stack } from '@repo/launcher/stack';
import pg from 'pg';
import * as z from 'zod';
import { shoot } from '../cannon.ts';
import { employerWith, finishedCheck, until } from '../employer.ts';
import type { Figure } from '../figure.ts';
import { send } from '../person.ts';
import type { Product } from '../product.ts';
import { slowestHealth } from '../slowest-health.ts';
import { populate } from '../workers.ts';

const INVITED = 50;
/** The limit of the longest list. */
const LISTED = 5000;
const SECONDS = 10;
/** One request after the other: the figure is the delay that each request causes for others, not the length of a queue. */
const CONNECTIONS = 1;
const MONTH_SECONDS = 30 * 86_400;

/** Waits until no job waits or runs and no callback is pending, by the sandbox's `/idle`. */
const untilIdle = ({ sandboxOrigin }: Stack) =>
  until('The end of all jobs', async () => (await fetch(`${sandboxOrigin}/idle`)).ok);

/** The delay of other requests during the longest work: the longest list, reports, jobs by the hundred. */
export async function measureHealth(product: Product): Promise<Figure[]> {
  const { stack, databaseUrl } = product;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [employer, invitations] = await slowestHealth(stack, `${INVITED} invitations`, async () => {
      const made = await employerWith(stack, INVITED);
      await untilIdle(stack);
      return made;
    });
    const checked = await finishedCheck(product, employer);
    await populate(client, 1, LISTED);
    const { token } = employer;
    const api = stack.apiAddress();
    const [, lists] = await slowestHealth(stack, 'the longest lists', () =>
      shoot({ url: `${api}/nannies/?limit=${LISTED}`, token }, SECONDS, CONNECTIONS),
    );
    const [, reports] = await slowestHealth(stack, 'reports', () =>
      shoot({ url: `${api}/api/verifications/${checked}/download`, token }, SECONDS, CONNECTIONS),
    );
    const [, jobs] = await slowestHealth(stack, 'the jobs of a month at once', async () => {
      await send(`${stack.sandboxOrigin}/clock`, z.unknown(), { body: { advance_seconds: MONTH_SECONDS } });
      await untilIdle(stack);
    });
    return [invitations, lists, reports, jobs];
  } finally {
    await client.end();
  }
}
