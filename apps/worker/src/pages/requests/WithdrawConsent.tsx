import { withdrawConsent, type WireConsent } from '@repo/api-client/queries/worker-app';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useToast } from '@repo/ui/components/Toasts';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { withdrawalWords } from './withdrawal-words.ts';

/** Withdraws a consent, after a question that says what ends. */
export function WithdrawConsent({ consent }: { readonly consent: WireConsent }) {
  const { say, language } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  const [asking, setAsking] = useState(false);
  const withdrawal = useAction(
    () => withdrawConsent(client, consent.id),
    ({ message }) => {
      setAsking(false);
      tell({ text: message });
      // A withdrawal also ends other consents and checks, and removes a request from the list.
      void invalidate(queryClient);
    },
  );
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {say('consents.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={say('consents.withdrawAsk')}
        consequence={withdrawalWords(language, consent)}
        confirmLabel={say('consents.withdraw')}
        tone="danger"
        busy={withdrawal.busy}
        busyLabel={say('consents.withdrawing')}
        error={
          withdrawal.error === null ? undefined : failureWords(withdrawal.error, 'consents.notWithdrawn')
        }
        onConfirm={() => withdrawal.run(undefined)}
        onCancel={() => {
          withdrawal.forgetError();
          setAsking(false);
        }}
      />
    </>
  );
}
