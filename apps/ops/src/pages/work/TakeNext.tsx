import { failureText } from '@repo/api-client/client/failure-text';
import { takeNextOf, WORK, type Queue } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { workCode, workTitle } from '../../work/work-words.ts';

/** Gives the member the first work of a queue that nobody holds. */
export function TakeNext({ queue }: { readonly queue: Queue }) {
  const tell = useToast();
  const taking = useAction(
    () => takeNextOf(client, queue),
    ({ work }) => {
      tell(
        work === null
          ? { text: 'Nothing free waits here for you.', tone: 'info' }
          : { text: `Taken: ${workTitle(work)}, ${workCode(work)}.`, tone: 'success' },
      );
      void invalidate(queryClient, { queryKey: WORK });
    },
    (error) => tell({ text: failureText(error, 'Nothing was taken. Please try again.'), tone: 'danger' }),
  );
  return (
    <Button size="small" busy={taking.busy} busyLabel="Taking..." onClick={() => taking.run(undefined)}>
      Take the next
    </Button>
  );
}
