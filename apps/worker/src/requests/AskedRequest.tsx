import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useToast } from '@repo/ui/components/Toasts';
import { Inline } from '@repo/ui/primitives/Inline';
import { useState } from 'react';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';
import { RequestCard } from './RequestCard.tsx';
import { useAnswer } from './use-requests.ts';
import { BlockEmployer } from './BlockEmployer.tsx';
import { RequestSms } from './RequestSms.tsx';
import { ReportWords } from './ReportWords.tsx';

const tones = { accepted: 'success', declined: 'info' } as const;
/** The confirmation is two sentences: the answer, and what follows from it. */
const READING_MILLISECONDS = 12_000;

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
  const tell = useToast();
  const [asking, setAsking] = useState(false);
  const answer = useAnswer(request, (given, confirmation) => {
    setAsking(false);
    if (given === 'accepted' && onAccepted !== undefined) onAccepted(confirmation);
    else tell({ text: confirmation, tone: tones[given], forMs: READING_MILLISECONDS });
  });
  const report = <ReportWords request={request} />;
  const block = <BlockEmployer requestId={request.id} />;
  // Both are about the words of the employer: on her home, one row of them leaves room for what else is there.
  const isOneRow = place === 'home' && request.parts[language].quote !== '';
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
        report={
          isOneRow ? (
            <Inline gap="small">
              {report}
              {block}
            </Inline>
          ) : (
            report
          )
        }
        more={!isOneRow && block}
      >
        {place === 'list' && <RequestSms request={request} />}
      </RequestCard>
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
