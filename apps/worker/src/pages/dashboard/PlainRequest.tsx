import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { RequestCard } from '../../requests/RequestCard.tsx';
import { useAnswer } from '../../requests/use-requests.ts';

const nothing = () => undefined;

/** On the dashboard an answer applies without a confirmation and without an alert (worker spec 2.11). */
export function PlainRequest({ request }: { readonly request: WireRequest }) {
  const answer = useAnswer(request, nothing);
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
