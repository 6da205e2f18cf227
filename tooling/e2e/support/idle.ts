import { expect } from 'playwright/test';
import * as z from 'zod';
import { HANGS_MILLISECONDS } from './hangs.ts';

const answer = z.object({ under_way: z.array(z.string()) });

/** The waiting and running work of the product and its providers at this moment, from the sandbox. */
async function workUnderWay(sandboxOrigin: string): Promise<string[]> {
  const response = await fetch(`${sandboxOrigin}/idle`);
  return answer.parse(await response.json()).under_way;
}

/**
 * Resolves once no job of the product waits or runs and no callback is pending. All effects of an SMS, a payment or a
 * press have happened by then.
 */
export async function untilIdle(sandboxOrigin: string): Promise<void> {
  await expect
    .poll(() => workUnderWay(sandboxOrigin), {
      message: 'the product is idle',
      timeout: HANGS_MILLISECONDS,
      intervals: [50],
    })
    .toEqual([]);
}
