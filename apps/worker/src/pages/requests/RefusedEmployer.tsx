import { endBlock, type WireBlock } from '@repo/api-client/queries/worker-app';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { Person } from '@repo/ui/components/Person';
import { useToast } from '@repo/ui/components/Toasts';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useLedTo } from '../../requests/use-led-to.ts';
import { BlockEmployer } from '../../requests/BlockEmployer.tsx';

/**
 * An employer who can ask the worker nothing, since when and until when, and the action that allows it again. After a
 * NO, which rests for some days only, she can still block the employer.
 */
export function RefusedEmployer({ block }: { readonly block: WireBlock }) {
  const { say, formats } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  const [asking, setAsking] = useState(false);
  const ending = useAction(
    () => endBlock(client, block.id),
    ({ message }) => {
      setAsking(false);
      tell({ text: message });
      // The consents to this employer offer the block again.
      void invalidate(queryClient);
    },
  );
  const since = formats.date(block.since);
  const heading = useLedTo(block.request_id);
  return (
    <Card as="li">
      <Stack gap="small" align="start">
        <Person
          initials={block.employerInitials}
          name={
            <Heading ref={heading} level={3} size={3}>
              {block.employerName}
            </Heading>
          }
        >
          <Text tone="muted">
            {block.until === null
              ? say('blocks.forGood', { since })
              : say('blocks.until', { since, until: formats.date(block.until) })}
          </Text>
        </Person>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {say('blocks.allow')}
        </Button>
        {block.kind === 'resting' && block.request_id !== null && (
          <BlockEmployer requestId={block.request_id} />
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        question={say('blocks.allowAsk')}
        consequence={say('blocks.allowWhy')}
        confirmLabel={say('blocks.allow')}
        busy={ending.busy}
        busyLabel={say('requests.busy')}
        error={ending.error === null ? undefined : failureWords(ending.error, 'blocks.notSaved')}
        onConfirm={() => ending.run(undefined)}
        onCancel={() => {
          ending.forgetError();
          setAsking(false);
        }}
      />
    </Card>
  );
}
