import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useState } from 'react';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';
import { RequestCard } from './RequestCard.tsx';
import { requestWords } from './request-words.ts';
import { useAnswer } from './use-requests.ts';
import { useTellAnswer } from './use-tell-answer.ts';

interface AskedRequestProps {
  readonly request: WireRequest;
  readonly place?: 'list' | 'home';
  /** Tells that it is accepted, where the screen does so in its own place. */
  readonly onAccepted?: ((confirmation: string) => void) | undefined;
}

/** A request that reports its answer and asks the worker to confirm a refusal (worker spec 2.11). */
export function AskedRequest({ request, place = 'list', onAccepted }: AskedRequestProps) {
  const { say, language } = useLanguage();
  const failureWords = useFailureWords();
  const tellAnswer = useTellAnswer();
  const [asking, setAsking] = useState(false);
  const answer = useAnswer(request, (given, confirmation) => {
    setAsking(false);
    if (given === 'accepted' && onAccepted !== undefined) onAccepted(confirmation);
    else tellAnswer(given, confirmation);
  });
  return (
    <>
      <RequestCard
        request={request}
        place={place}
        busy={answer.busy && !asking}
        onAccept={() => answer.run('accepted')}
        onDecline={() => {
          answer.forgetError();
          setAsking(true);
        }}
      />
      <ConfirmDialog
        open={asking}
        question={say('requests.declineAsk')}
        consequence={requestWords[language].declineMeans}
        confirmLabel={say('requests.decline')}
        busy={answer.busy}
        busyLabel={say('requests.busy')}
        tone="danger"
        // Behind the dialog, the worker neither sees nor hears the message beside the screen.
        error={answer.error === null ? undefined : failureWords(answer.error, 'requests.notSent')}
        onConfirm={() => answer.run('declined')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
