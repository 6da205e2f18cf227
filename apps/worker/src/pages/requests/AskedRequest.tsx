import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useToast } from '@repo/ui/components/Toasts';
import { useState } from 'react';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { RequestCard } from '../../requests/RequestCard.tsx';
import { useAnswer } from '../../requests/use-requests.ts';

const alerts = {
  accepted: { key: 'requests.acceptedAlert', tone: 'success' },
  declined: { key: 'requests.declinedAlert', tone: 'info' },
} as const;

/** A request that reports its answer and asks the worker to confirm a refusal (worker spec 2.11). */
export function AskedRequest({ request }: { readonly request: WireRequest }) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  const [asking, setAsking] = useState(false);
  const answer = useAnswer(request, (given) => {
    setAsking(false);
    tell({ text: say(alerts[given].key), tone: alerts[given].tone });
  });
  return (
    <>
      <RequestCard
        request={request}
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
