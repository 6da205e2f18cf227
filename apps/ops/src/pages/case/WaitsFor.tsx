import { failureText } from '@repo/api-client/client/failure-text';
import { waitFor, type CheckOfCase } from '@repo/api-client/queries/cases';
import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import type { WaitingOn } from '@repo/domain/check';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { NotReady } from '../../decision/NotReady.tsx';

/** Says who must act next. While it is not the team, the deadline stops, and employer and worker read who is waited for. */
export function WaitsFor({ check }: { readonly check: CheckOfCase }) {
  const tell = useToast();
  const move = useAction(
    (waitingOn: WaitingOn) => waitFor(client, check.id, waitingOn === 'team' ? null : waitingOn),
    () => void invalidate(queryClient, { queryKey: WORK }),
    (error) => {
      tell({ text: failureText(error, 'This was not saved. Please try again.'), tone: 'danger' });
      void invalidate(queryClient, { queryKey: WORK });
    },
  );
  return <NotReady kind={check.check_kind} waitingOn={check.waiting_on ?? 'team'} onSave={move.run} />;
}
