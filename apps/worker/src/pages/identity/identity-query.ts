import { verificationStatusQuery } from '@repo/api-client/queries/worker-status';
import { fetchIdentityStatus } from '@repo/api-client/queries/worker';
import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import type { IdentityStatus } from '@repo/api-client/queries/identity';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { IDENTITY_POLL_SECONDS } from '@repo/domain/identity-pace';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { myRecordQuery } from '../../api/my-record.ts';
import { queryClient } from '../../api/query-client.ts';
import { spokenLanguage, type Language } from '../../language/languages.ts';

/** A team member takes hours, so the poll is slower than for a machine that takes minutes. */
const TEAM_LOOK_SECONDS = 30;

const waits: Readonly<Record<string, number>> = {
  checking: IDENTITY_POLL_SECONDS,
  under_review: TEAM_LOOK_SECONDS,
};

const keyOf = (language: Language) => ['identity', language] as const;

/** A changed status invalidates the other queries that show it. */
function see(status: IdentityStatus, language: Language): IdentityStatus {
  const before = queryClient.getQueryData<IdentityStatus>(keyOf(language));
  if (before !== undefined && before.status !== status.status)
    for (const { queryKey } of [myRecordQuery, verificationStatusQuery(client), workerDashboardQuery(client)])
      void invalidate(queryClient, { queryKey });
  return status;
}

/** The identity status, in the language of the worker. Polled while the check is open and the page is visible. */
export const identityQuery = (workerId: string, language: Language) =>
  queryOptions({
    queryKey: keyOf(language),
    queryFn: async ({ signal }) => see(await fetchIdentityStatus(client, workerId, signal), language),
    refetchInterval: ({ state }) => {
      const seconds = waits[state.data?.status ?? ''];
      return seconds === undefined ? false : seconds * 1000;
    },
    placeholderData: keepPreviousData,
  });

/** Caches the answer to a submission as the current status. */
export function cacheIdentity(status: IdentityStatus): void {
  const language = spokenLanguage();
  replaceCached(queryClient, keyOf(language), see(status, language));
}

export const invalidateIdentity = (): Promise<void> => invalidate(queryClient, { queryKey: ['identity'] });
