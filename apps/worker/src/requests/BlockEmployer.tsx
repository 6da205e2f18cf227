import { blockEmployer } from '@repo/api-client/queries/worker-app';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { TextButton } from '@repo/ui/components/TextButton';
import { useToast } from '@repo/ui/components/Toasts';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';

/** Blocks the employer of a request, after a question that says what ends (decisions 6). */
export function BlockEmployer({ requestId }: { readonly requestId: string }) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  const [asking, setAsking] = useState(false);
  const block = useAction(
    () => blockEmployer(client, requestId),
    ({ message }) => {
      setAsking(false);
      tell({ text: message });
      // A block also ends requests, consents and checks.
      void invalidate(queryClient);
    },
  );
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{say('blocks.block')}</TextButton>
      <ConfirmDialog
        open={asking}
        question={say('blocks.blockAsk')}
        consequence={say('blocks.blockWhy')}
        confirmLabel={say('blocks.block')}
        tone="danger"
        busy={block.busy}
        busyLabel={say('requests.busy')}
        error={block.error === null ? undefined : failureWords(block.error, 'blocks.notSaved')}
        onConfirm={() => block.run(undefined)}
        onCancel={() => {
          block.forgetError();
          setAsking(false);
        }}
      />
    </>
  );
}
