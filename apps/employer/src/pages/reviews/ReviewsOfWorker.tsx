import type { Worker } from '@repo/api-client/normalise/worker';
import { workerReviewsQuery } from '@repo/api-client/queries/workers';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { ListLayout } from '@repo/ui/patterns/ListLayout';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Byline } from './Byline.tsx';
import { ReviewBoard } from './ReviewBoard.tsx';

export function ReviewsOfWorker({ worker }: { readonly worker: Worker }) {
  const query = useQuery(workerReviewsQuery(client, worker.id));
  const failed = useLoadFailure(query);
  return (
    <Screen
      title="Reviews"
      width="wide"
      subtitle={worker.displayName}
      back={{ label: 'Back to worker reviews', href: paths.workerReviews, state: { workerId: worker.id } }}
    >
      {query.data !== undefined ? (
        <ReviewBoard
          workerId={worker.id}
          reviews={query.data.map(({ id, rating, review, created_at, is_own }) => ({
            id,
            rating,
            date: created_at,
            text: review,
            by: <Byline isOwn={is_own} />,
          }))}
        />
      ) : failed === null ? (
        <ListLayout filters={<Skeleton kind="card" count={1} />}>
          <Skeleton label="Loading reviews..." kind="card" count={3} />
        </ListLayout>
      ) : (
        <LoadError message="Failed to load reviews. Please try again." {...failed.retry} />
      )}
    </Screen>
  );
}
