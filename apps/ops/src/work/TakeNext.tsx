import { failureText } from '@repo/api-client/client/failure-text';
import { takeNextOf, WORK, type Queue } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { useToast } from '@repo/ui/components/Toasts';
import { queueLabels } from '@repo/domain/work-queue';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useNavigate } from 'react-router';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { workAddress } from './work-address.ts';
import { workCode, workTitle } from './work-words.ts';

interface TakeNextProps {
  readonly queue: Queue;
  /** In a list of queues: it names its own, and has no key. */
  readonly isOneOfMany?: boolean;
}

/** Gives the member the first work of a queue that nobody holds, and opens it. */
export function TakeNext({ queue, isOneOfMany = false }: TakeNextProps) {
  const tell = useToast();
  const navigate = useNavigate();
  const taking = useAction(
    () => takeNextOf(client, queue),
    ({ work }) => {
      void invalidate(queryClient, { queryKey: WORK });
      if (work === null) {
        tell({ text: 'Nothing free waits here for you.', tone: 'info' });
        return;
      }
      tell({ text: `Taken: ${workTitle(work)}, ${workCode(work)}.`, tone: 'success' });
      void navigate(workAddress(work, { queue, view: 'open', level: null }));
    },
    (error) => tell({ text: failureText(error, 'Nothing was taken. Please try again.'), tone: 'danger' }),
  );
  return (
    <Button
      size="small"
      {...(isOneOfMany ? { variant: 'secondary' as const } : { hotkey: 't' })}
      busy={taking.busy}
      busyLabel="Taking..."
      onClick={() => taking.run(undefined)}
    >
      Take the next{isOneOfMany && <VisuallyHidden> of {queueLabels[queue]}</VisuallyHidden>}
    </Button>
  );
}
