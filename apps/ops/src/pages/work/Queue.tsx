import { failureText } from '@repo/api-client/client/failure-text';
import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { queueQuery, queuesQuery } from '@repo/api-client/queries/work';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { queueLabels, workViews, type WorkQueue, type WorkView } from '@repo/domain/work-queue';
import { ChipGroup } from '@repo/ui/components/ChipGroup';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { countText } from '../../count-text.ts';
import { paths } from '../../paths.ts';
import { COMING } from '../../parts/coming.ts';
import { Screen } from '../../shell/Screen.tsx';
import { TakeNext } from './TakeNext.tsx';
import { emptyTexts, viewLabels } from './work-words.ts';
import { WorkTable } from './WorkTable.tsx';

/** One queue of the team. The view is kept in the address. */
export function Queue({ queue }: { readonly queue: WorkQueue }) {
  const asked = useAddressParameters().get('view');
  const view = workViews.find((each) => each === asked) ?? 'open';
  const navigate = useNavigate();
  const account = useQuery(teamAccountQuery(client));
  const queues = useQuery(queuesQuery(client));
  const list = useQuery(queueQuery(client, queue, view));
  const accountFailure = useLoadFailure(account);
  const failure = useLoadFailure(list) ?? accountFailure;
  const counts = queues.data?.queues.find((each) => each.queue === queue);
  // The address follows a moment later.
  const [shown, show] = useOptimistic(view);
  const choose = (chosen: WorkView) => {
    startTransition(() => {
      show(chosen);
      const search = chosen === 'open' ? '' : `?view=${chosen}`;
      void navigate(paths.queue(queue) + search, { replace: true });
    });
  };
  return (
    <Screen
      title={queueLabels[queue]}
      subtitle={
        counts === undefined ? COMING : `${countText(counts.open)} to do, ${countText(counts.late)} late`
      }
      action={counts?.is_own === true && failure === null && <TakeNext queue={queue} />}
    >
      <ChipGroup
        label="Show"
        options={workViews.map((each) => ({ value: each, label: viewLabels[each] }))}
        value={shown}
        onChange={choose}
      />
      {failure !== null ? (
        <LoadError
          message={failureText(failure.error, 'The queue could not be loaded.')}
          {...failure.retry}
        />
      ) : list.data === undefined || account.data === undefined ? (
        <Skeleton label="Loading the queue..." count={8} />
      ) : (
        <WorkTable
          caption={queueLabels[queue]}
          work={list.data.work}
          member={account.data}
          empty={<EmptyState title={emptyTexts[view]} />}
        />
      )}
    </Screen>
  );
}
