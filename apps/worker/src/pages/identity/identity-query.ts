import { verificationStandingQuery } from '@repo/api-client/queries/worker-standing';
import { fetchIdentityStatus } from '@repo/api-client/queries/worker';
import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import type { IdentityStatus } from '@repo/api-client/queries/identity';
import { IDENTITY_LOOK_SECONDS } from '@repo/domain/identity-pace';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { myRecordQuery } from '../../api/my-record.ts';
import { queryClient } from '../../api/query-client.ts';
import { spokenLanguage, type Language } from '../../language/languages.ts';

/** A person takes hours: nobody has to be asked as often as a machine that takes minutes. */
const TEAM_LOOK_SECONDS = 30;

const waits: Readonly<Record<string, number>> = {
  checking: IDENTITY_LOOK_SECONDS,
  under_review: TEAM_LOOK_SECONDS,
};

const keyOf = (language: Language) => ['identity', language] as const;

/** What was last seen: what else shows it is read anew when it is another. */
let seen: string | undefined;

function see(status: IdentityStatus): IdentityStatus {
  if (seen !== undefined && seen !== status.standing)
    for (const { queryKey } of [
      myRecordQuery,
      verificationStandingQuery(client),
      workerDashboardQuery(client),
    ])
      void queryClient.invalidateQueries({ queryKey });
  seen = status.standing;
  return status;
}

/** How her identity stands, in words of her language; followed for as long as somebody works on it and the page is looked at. */
export const identityQuery = (workerId: string, language: Language) =>
  queryOptions({
    queryKey: keyOf(language),
    queryFn: async ({ signal }) => see(await fetchIdentityStatus(client, workerId, signal)),
    refetchInterval: ({ state }) => {
      const seconds = waits[state.data?.standing ?? ''];
      return seconds === undefined ? false : seconds * 1000;
    },
    placeholderData: keepPreviousData,
  });

/** The answer to what she sent is how it stands now. */
export function takeIdentity(status: IdentityStatus): void {
  queryClient.setQueryData(keyOf(spokenLanguage()), see(status));
}

export const readIdentityAnew = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['identity'] });
