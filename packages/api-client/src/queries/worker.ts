import type { Client } from '../client/client.ts';
import { getIdentityStatus } from '../contract/identity.ts';
import { getMe } from '../contract/worker.ts';

/** The record of the signed-in worker. */
export const fetchMe = (client: Client, signal: AbortSignal) => client.call(getMe, { signal });

export const fetchIdentityStatus = (client: Client, workerId: string, signal: AbortSignal) =>
  client.call(getIdentityStatus, { params: { workerId }, signal });
