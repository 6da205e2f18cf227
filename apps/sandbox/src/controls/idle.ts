import * as z from 'zod';
import { RequestError } from '../errors.ts';
import { isMoving } from '../providers/paystack/refunds.ts';
import type { Sandbox } from '../sandbox.ts';
import { callApi } from './api-call.ts';

const answerSchema = z.object({ jobs: z.record(z.string(), z.number()) });

/**
 * The waiting or running work of the product and its providers: callbacks, refunds, jobs. Empty when nothing will happen
 * before a person acts. The list has no undecided identity check, because such a check waits for a person.
 */
export async function workUnderWay(sandbox: Sandbox): Promise<string[]> {
  const before = sandbox.store.changes();
  const jobs = await jobsOfApi(sandbox);
  const own = [...callbacks(sandbox), ...refunds(sandbox)];
  // Work passes between the two: a callback becomes a job, a job sends a message. Neither list shows work that passed during
  // this call.
  const moved = sandbox.store.changes() === before ? [] : ['something moved during this question'];
  const all = [...own, ...jobs];
  return all.length > 0 ? all : moved;
}

async function jobsOfApi(sandbox: Sandbox): Promise<string[]> {
  try {
    const { jobs } = answerSchema.parse(await callApi(sandbox, '/api/sandbox/idle'));
    return Object.entries(jobs).map(([name, count]) => `job ${name}: ${count}`);
  } catch (error) {
    if (error instanceof RequestError) return [error.message];
    throw error;
  }
}

const callbacks = ({ store }: Sandbox) =>
  [...store.state.deliveries.values()].map(({ label, tries }) => `callback ${label}, tried ${tries} times`);

const refunds = ({ store }: Sandbox) =>
  [...store.state.refunds.values()].filter(isMoving).map(({ status }) => `refund ${status}`);
