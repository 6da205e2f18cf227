import { failureText } from '@repo/api-client/client/failure-text';
import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { queueQuery, queuesQuery } from '@repo/api-client/queries/work';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { queueLabels, type WorkQueue } from '@repo/domain/work-queue';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ShowMore } from '../../parts/ShowMore.tsx';
import { countText } from '../../count-text.ts';
import { COMING } from '../../parts/coming.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useActsUnderWay } from '../../work/acts-under-way.ts';
import { TakeNext } from '../../work/TakeNext.tsx';
import { readFilters } from '../../work/queue-address.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { emptyTextOf } from '../../work/work-words.ts';
import { WorkTable } from './WorkTable.tsx';

/** One queue of the team. The address keeps its filters. */
export function Queue({ queue }: { readonly queue: WorkQueue }) {
  const filters = readFilters(queue, useAddressParameters());
  const account = useQuery(teamAccountQuery(client));
  const queues = useQuery(queuesQuery(client));
  const list = useInfiniteQuery(queueQuery(client, filters));
  const withActs = useActsUnderWay();
  const work = list.data && withActs(list.data.pages.flatMap((page) => page.work));
  const accountFailure = useLoadFailure(account);
  const failure = useLoadFailure(list) ?? accountFailure;
  const counts = queues.data?.queues.find((each) => each.queue === queue);
  return (
    <Screen
      title={queueLabels[queue]}
      subtitle={
        counts === undefined ? COMING : `${countText(counts.open)} to do, ${countText(counts.late)} late`
      }
      action={counts?.is_own === true && failure === null && <TakeNext queue={queue} level={filters.level} />}
    >
      <QueueFilters filters={filters} />
      {failure !== null ? (
        <LoadError
          message={failureText(failure.error, 'The queue could not be loaded.')}
          {...failure.retry}
        />
      ) : work === undefined || account.data === undefined ? (
        <Skeleton label="Loading the queue..." kind="row" count={8} />
      ) : work.length === 0 ? (
        <EmptyState title={emptyTextOf(filters, counts?.waits === true)} />
      ) : (
        <WorkTable
          caption={queueLabels[queue]}
          work={work}
          member={account.data}
          isWhole={!list.hasNextPage}
          from={filters}
        />
      )}
      <ShowMore list={list} label="Show more" failed="The queue could not be loaded." />
    </Screen>
  );
}
