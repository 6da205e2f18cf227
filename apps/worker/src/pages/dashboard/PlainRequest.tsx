import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { useLanguage } from '../../language/use-language.ts';
import { RequestCard } from '../../requests/RequestCard.tsx';
import { requestWords } from '../../requests/request-words.ts';
import { useAnswer } from '../../requests/use-requests.ts';
import { useTellAnswer } from '../../requests/use-tell-answer.ts';

/**
 * On the dashboard an answer applies without a question (worker spec 2.11). What it did is told beside the screen, because
 * the card of a declined request is gone.
 */
export function PlainRequest({ request }: { readonly request: WireRequest }) {
  const { mendable } = requestWords[useLanguage().language];
  const tellAnswer = useTellAnswer();
  const answer = useAnswer(request, (given, confirmation) =>
    tellAnswer(given, given === 'declined' ? `${confirmation} ${mendable}` : confirmation),
  );
  return (
    <RequestCard
      request={request}
      place="list"
      busy={answer.busy}
      onAccept={() => answer.run('accepted')}
      onDecline={() => answer.run('declined')}
    />
  );
}
