import { failureOf } from '@repo/api-client/client/failure';
import { invalidate } from '@repo/app-shell/data/query-cache';
import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

const CONFLICT = 409;

/** Reads again what a member decided about, where the service refuses the decision because it has changed since. */
export async function rereadOnConflict<Saved>(saving: Promise<Saved>, queryKey: QueryKey): Promise<Saved> {
  try {
    return await saving;
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'api' && failure.status === CONFLICT) void invalidate(queryClient, { queryKey });
    throw error;
  }
}
