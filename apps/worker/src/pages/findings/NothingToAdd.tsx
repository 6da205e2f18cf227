import { useAction } from '@repo/app-shell/hooks/use-action';
import { sendNothingToAdd } from '@repo/api-client/queries/worker-status';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useToast } from '@repo/ui/components/Toasts';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { invalidateFindings } from './invalidate-findings.ts';

/** Ends the days of the worker to answer a finding, after she has confirmed it. */
export function NothingToAdd({ id }: { readonly id: string }) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  const [isAsking, setAsking] = useState(false);
  const end = useAction(
    async () => {
      try {
        const { message } = await sendNothingToAdd(client, id);
        // Not when all is done: by then the finding waits for something else, and this button is gone.
        tell({ text: message, tone: 'success' });
      } finally {
        // Also after a failure: after a call without an answer, its effect is unknown.
        await invalidateFindings();
      }
    },
    () => setAsking(false),
  );
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
        {say('ahead.nothing')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="quiet"
        question={say('ahead.nothing.question')}
        consequence={say('ahead.nothing.text')}
        confirmLabel={say('ahead.nothing')}
        busy={end.busy}
        busyLabel={say('dispute.sending')}
        error={end.error === null ? undefined : failureWords(end.error, 'side.failed')}
        onConfirm={() => end.run(undefined)}
        onCancel={() => {
          end.forgetError();
          setAsking(false);
        }}
      />
    </>
  );
}
