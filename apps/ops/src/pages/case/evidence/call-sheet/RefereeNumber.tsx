import { failureText } from '@repo/api-client/client/failure-text';
import { fetchRefereeNumber } from '@repo/api-client/queries/papers';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { useToast } from '@repo/ui/components/Toasts';
import { Inline } from '@repo/ui/primitives/Inline';
import { useState } from 'react';
import { client } from '../../../../api/client.ts';
import { phoneText } from '../../../../phone-text.ts';

interface RefereeNumberProps {
  readonly referenceId: string;
  /** What is shown before the click: its last digits. */
  readonly ending: string;
}

/** The number of a referee on request. Each showing is on record. */
export function RefereeNumber({ referenceId, ending }: RefereeNumberProps) {
  const [number, setNumber] = useState<string>();
  const tell = useToast();
  const show = useAction(
    () => fetchRefereeNumber(client, referenceId),
    setNumber,
    (error) =>
      tell({ text: failureText(error, 'The number was not shown. Please try again.'), tone: 'danger' }),
  );
  return (
    <Inline gap="small" justify="end">
      {/* The status exists before the number, so that a screen reader reads the number out. */}
      <output>
        {number === undefined ? ending : <TextLink href={`tel:${number}`}>{phoneText(number)}</TextLink>}
      </output>
      {/* The button stays, because it has the focus. */}
      <Button
        variant="secondary"
        size="small"
        busy={show.busy}
        busyLabel="Showing..."
        onClick={() => (number === undefined ? show.run(undefined) : setNumber(undefined))}
      >
        {number === undefined ? 'Show number' : 'Hide number'}
      </Button>
    </Inline>
  );
}
