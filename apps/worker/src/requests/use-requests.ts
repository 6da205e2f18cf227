import {
  answerRequest,
  workerBlocksQuery,
  workerConsentsQuery,
  workerDashboardQuery,
  workerRequestsQuery,
  type RequestAnswer,
  type WireRequest,
} from '@repo/api-client/queries/worker-app';
import { tap } from '@repo/app-shell/browser/tap';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useToast } from '@repo/ui/components/Toasts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';

const requestsQuery = workerRequestsQuery(client);

/** The requests of employers. */
export function useRequests() {
  const query = useQuery(requestsQuery);
  return { requests: query.data, failure: useLoadFailure(query) };
}

export const bySoonestEnd = (a: WireRequest, b: WireRequest) => a.expires_at.localeCompare(b.expires_at);

type Answer = RequestAnswer['answer'];

/** An accepted request stays in the list, a declined one is removed (worker spec 4). */
const after = (requests: readonly WireRequest[], id: string, answer: Answer): WireRequest[] =>
  answer === 'declined'
    ? requests.filter((each) => each.id !== id)
    : requests.map((each) => (each.id === id ? { ...each, status: 'accepted' } : each));

/**
 * Answers one request, in the language in which the worker reads it: the service stores the consent in these words. It
 * reports a request that was answered by SMS or has expired, and refetches the list.
 * @param onAnswered takes the answer, and the confirmation of the service.
 */
export function useAnswer(request: WireRequest, onAnswered: (answer: Answer, confirmation: string) => void) {
  const { language } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  return useAction(
    async (answer: Answer) => {
      tell(null);
      try {
        return await answerRequest(client, request.id, { answer, language });
      } catch (error) {
        // Reported here, because a refetched list may unmount the card during the call.
        tell({ text: failureWords(error, 'requests.notSent'), tone: 'danger' });
        // An answer by SMS may have added a consent or a refusal.
        for (const { queryKey } of [requestsQuery, workerConsentsQuery(client), workerBlocksQuery(client)])
          void invalidate(queryClient, { queryKey });
        throw error;
      }
    },
    ({ message }, answer) => {
      if (answer === 'accepted') tap();
      replaceCached(
        queryClient,
        requestsQuery.queryKey,
        (before) => before && after(before, request.id, answer),
      );
      for (const { queryKey } of [
        workerDashboardQuery(client),
        workerConsentsQuery(client),
        workerBlocksQuery(client),
      ])
        void invalidate(queryClient, { queryKey });
      onAnswered(answer, message);
    },
  );
}
