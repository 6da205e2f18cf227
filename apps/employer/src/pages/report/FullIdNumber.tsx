import { failureText } from '@repo/api-client/client/failure-text';
import { fetchIdNumber } from '@repo/api-client/queries/reports';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { client } from '../../api/client.ts';

/** Shows the full ID number on request (decisions 6). Nothing stores it: the next visit shows its end again. */
export function FullIdNumber({ workerId }: { readonly workerId: string }) {
  const [number, setNumber] = useState<string>();
  const show = useAction(() => fetchIdNumber(client, workerId), setNumber);
  return (
    <Stack gap="small">
      <div>
        {/* The status exists before its text, so that a screen reader reads the number out. */}
        <output>
          {number !== undefined && (
            <Text>
              Full ID number:{' '}
              <Text as="span" weight="strong" lines="whole">
                {number}
              </Text>
            </Text>
          )}
        </output>
        {number === undefined && (
          <Inline gap="small">
            <Button
              size="small"
              variant="secondary"
              busy={show.busy}
              busyLabel="Showing..."
              onClick={() => show.run(undefined)}
            >
              Show full number
            </Button>
            <Text tone="muted">Compare it with the ID card. The worker can ask who looked.</Text>
          </Inline>
        )}
      </div>
      {show.error !== null && (
        <Banner
          tone="danger"
          title={failureText(show.error, 'The number could not be shown. Please try again.')}
        />
      )}
    </Stack>
  );
}
