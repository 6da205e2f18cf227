import * as z from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { callApi } from './api-call.ts';

const MAXIMUM_SECONDS = 10 * 365 * 86_400;
const LONGEST_ANSWER_MILLISECONDS = 10_000;

export const advanceSchema = z.object({
  advance_seconds: z.coerce.number().int().min(0).max(MAXIMUM_SECONDS),
});

const answerSchema = z.object({ now: z.iso.datetime({ offset: true }) });

/**
 * Moves the clock of the API, and after a success the clock of the sandbox, so that the two never differ.
 * @throws RequestError 502 when the API did not move.
 */
export function advanceClock(sandbox: Sandbox, seconds: number): Promise<Date> {
  const { clock } = sandbox;
  return clock.whileMoving(async () => {
    const told = answerSchema.safeParse(
      await callApi(sandbox, '/api/sandbox/clock', { advance_seconds: seconds }),
    );
    const own = new Date(clock.now().getTime() + seconds * 1000);
    const said = told.success ? new Date(told.data.now) : own;
    // A difference within the duration of an answer counts as none. Otherwise the sandbox would lose the duration of the
    // answer, and a message to the API would look older than it is.
    clock.setTo(Math.abs(own.getTime() - said.getTime()) < LONGEST_ANSWER_MILLISECONDS ? own : said);
    return clock.now();
  });
}
