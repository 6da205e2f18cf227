import type { Worker } from '@repo/api-client/normalise/worker';
import { myReviewQuery, pendingReviewsQuery, type WrittenReview } from '@repo/api-client/queries/reviews';
import { workerReviewsQuery } from '@repo/api-client/queries/workers';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { mayEditReview, reviewStatusOf } from '@repo/domain/review';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { isDraftOpen } from '../../drafts/use-drafted-form.ts';
import { DeleteReview } from './DeleteReview.tsx';
import { EditReview } from './EditReview.tsx';
import { LoadedReviews } from './LoadedReviews.tsx';
import { reviewDraft } from './review-values.ts';

interface Writing {
  /** The edited review. Null for a new one. */
  readonly review: WrittenReview | null;
  /** The earlier review at the start of the writing. */
  readonly before: WrittenReview | null;
}

/** The draft that was open when the page or the session ended, if the employer may still write it. */
function begunReview(worker: Worker, own: WrittenReview | null, refusal: string | null): Writing | undefined {
  const status = own === null ? null : reviewStatusOf(own.status);
  if (own !== null && status !== null && mayEditReview(status))
    return isDraftOpen(reviewDraft, own.id) ? { review: own, before: own } : undefined;
  const isBegun = refusal === null && isDraftOpen(reviewDraft, worker.id);
  return isBegun ? { review: null, before: own } : undefined;
}

/** The reviews of a worker: the published ones, and before them the employer's own while it is not among them. */
export function WorkerReviews({ worker }: { readonly worker: Worker }) {
  const mine = useQuery(myReviewQuery(client, worker.id));
  const pending = useQuery(pendingReviewsQuery(client, worker.id));
  const published = useQuery(workerReviewsQuery(client, worker.id));
  const failures = [useLoadFailure(mine), useLoadFailure(pending), useLoadFailure(published)];
  const failed = failures.find((failure) => failure !== null);
  const [writing, setWriting] = useState<Writing | 'not yet' | 'no more'>('not yet');
  const [deleting, setDeleting] = useState<WrittenReview>();
  const isLoaded = mine.data !== undefined && pending.data !== undefined && published.data !== undefined;
  const own = pending.data?.[0] ?? mine.data?.review ?? null;
  if (typeof writing === 'object')
    return <EditReview worker={worker} {...writing} onClose={() => setWriting('no more')} />;
  if (isLoaded && writing === 'not yet') {
    const begun = begunReview(worker, own, mine.data.refusal);
    setWriting(begun ?? 'no more');
  }
  return (
    <Screen
      title="Worker Reviews"
      subtitle={worker.displayName}
      width="desk"
      back={{ label: 'Back to worker profile', href: paths.workerProfile, state: { workerId: worker.id } }}
    >
      {isLoaded ? (
        <LoadedReviews
          workerId={worker.id}
          own={own}
          refusal={mine.data.refusal}
          published={published.data}
          onWrite={(review) => setWriting({ review, before: own })}
          onDelete={setDeleting}
        />
      ) : (
        <DetailLayout>
          {failed === undefined ? (
            <Skeleton label="Loading reviews..." kind="card" count={3} />
          ) : (
            <LoadError message="Failed to load reviews. Please try again." {...failed.retry} />
          )}
        </DetailLayout>
      )}
      {/* Outside of what goes with the deleted review. */}
      <DeleteReview review={deleting} onClose={() => setDeleting(undefined)} />
    </Screen>
  );
}
