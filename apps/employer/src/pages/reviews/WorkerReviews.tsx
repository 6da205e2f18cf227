import type { Worker } from '@repo/api-client/normalise/worker';
import { myReviewQuery, pendingReviewsQuery, type WrittenReview } from '@repo/api-client/queries/reviews';
import { workerReviewsQuery } from '@repo/api-client/queries/workers';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '../../hooks/use-load-failure.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { EditReview } from './EditReview.tsx';
import { OwnReview } from './OwnReview.tsx';
import { PublishedReviews } from './PublishedReviews.tsx';

interface Writing {
  /** What is edited; null for a new one. */
  readonly review: WrittenReview | null;
  /** Whether there was one before, when it was begun. */
  readonly isAdditional: boolean;
}

/** A worker's reviews: the employer's own with what she may do about it, then what everybody sees. */
export function WorkerReviews({ worker }: { readonly worker: Worker }) {
  const mine = useQuery(myReviewQuery(client, worker.id));
  const pending = useQuery(pendingReviewsQuery(client, worker.id));
  const published = useQuery(workerReviewsQuery(client, worker.id));
  const failures = [useLoadFailure(mine), useLoadFailure(pending), useLoadFailure(published)];
  const failed = failures.find((failure) => failure !== null);
  const [writing, setWriting] = useState<Writing>();
  if (writing !== undefined)
    return <EditReview worker={worker} {...writing} onClose={() => setWriting(undefined)} />;
  const isLoaded = mine.data !== undefined && pending.data !== undefined && published.data !== undefined;
  const own = pending.data?.[0] ?? mine.data?.review ?? null;
  return (
    <Screen
      title="Worker Reviews"
      subtitle={worker.displayName}
      back={{ label: 'Back to worker profile', href: paths.workerProfile, state: { workerId: worker.id } }}
    >
      {isLoaded ? (
        <>
          <OwnReview
            review={own}
            refusal={mine.data.refusal}
            onWrite={(review) => setWriting({ review, isAdditional: own !== null })}
          />
          <PublishedReviews workerId={worker.id} reviews={published.data} />
        </>
      ) : failed === undefined ? (
        <Skeleton label="Loading reviews..." kind="card" count={3} />
      ) : (
        <LoadError message="Failed to load reviews. Please try again." {...failed.retry} />
      )}
    </Screen>
  );
}
