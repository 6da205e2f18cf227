import { failureText } from '@repo/api-client/client/failure-text';
import { takeNextOf, WORK, type Queue, type QueueFilters } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { useToast } from '@repo/ui/components/Toasts';
import { queueLabels } from '@repo/domain/work-queue';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useNavigate } from 'react-router';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { itemOfCheckAddress } from './check-of-item.ts';
import { takeItsPaper } from './take-its-paper.ts';
import { workAddress } from './work-address.ts';
import { workCode, workTitle } from './work-words.ts';

interface TakeNextProps {
  readonly queue: Queue;
  /** The package of which alone it is, where the queue is filtered by one. */
  readonly level?: QueueFilters['level'];
  /** In a list of queues: it names its own, and has no key. */
  readonly isOneOfMany?: boolean;
}

/** Gives the member the first work of a queue that nobody holds, and opens it: the paper first, where a check waits for one. */
export function TakeNext({ queue, level = null, isOneOfMany = false }: TakeNextProps) {
  const tell = useToast();
  const navigate = useNavigate();
  const taking = useAction(
    async () => {
      const { work } = await takeNextOf(client, { queue, level });
      return { work, paper: work === null ? null : await takeItsPaper(work) };
    },
    ({ work, paper }) => {
      void invalidate(queryClient, { queryKey: WORK });
      if (work === null) {
        tell({ text: 'Nothing free waits here for you.', tone: 'info' });
        return;
      }
      tell({ text: `Taken: ${workTitle(work)}, ${workCode(work)}.`, tone: 'success' });
      void navigate(
        paper === null || work.case_id === null || work.check_kind === null
          ? workAddress(work, { queue, view: 'open', level })
          : itemOfCheckAddress(paper, { caseId: work.case_id, check: work.check_kind }),
      );
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
