import {
  answerRequest,
  workerConsentsQuery,
  workerDashboardQuery,
  workerRequestsQuery,
  type RequestAnswer,
  type WireRequest,
} from '@repo/api-client/queries/worker-app';
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

/** Who asks her for what. */
export function useRequests() {
  const query = useQuery(requestsQuery);
  return { requests: query.data, failure: useLoadFailure(query) };
}

type Answer = RequestAnswer['answer'];

/** What was accepted stays listed, what was declined goes (worker spec 4). */
const after = (requests: readonly WireRequest[], id: string, answer: Answer): WireRequest[] =>
  answer === 'declined'
    ? requests.filter((each) => each.id !== id)
    : requests.map((each) => (each.id === id ? { ...each, status: 'accepted' } : each));

/**
 * Answers one request, in the language in which she reads it: what she agrees to is kept in these words. One that was
 * answered by SMS meanwhile, or has run out, is told of, and the list read again.
 */
export function useAnswer(request: WireRequest, onAnswered: (answer: Answer) => void) {
  const { language } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  return useAction(
    async (answer: Answer) => {
      try {
        await answerRequest(client, request.id, { answer, language });
      } catch (error) {
        // Told here, for the card may go while the answer is on its way: a newer list does not have it any more.
        tell({ text: failureWords(error, 'requests.notSent'), tone: 'danger' });
        // What she said by SMS may stand under what she agreed to.
        for (const { queryKey } of [requestsQuery, workerConsentsQuery(client)])
          void invalidate(queryClient, { queryKey });
        throw error;
      }
    },
    (_, answer) => {
      replaceCached(
        queryClient,
        requestsQuery.queryKey,
        (before) => before && after(before, request.id, answer),
      );
      for (const { queryKey } of [workerDashboardQuery(client), workerConsentsQuery(client)])
        void invalidate(queryClient, { queryKey });
      onAnswered(answer);
    },
  );
}
