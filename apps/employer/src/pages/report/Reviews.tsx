import { workerReviewsQuery } from '@repo/api-client/queries/workers';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { reportSectionLabels } from '@repo/domain/report-sections';
import { ReviewsSection } from '@repo/report-view/ReviewsSection';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** Loads the reviews of the worker. They come with a call of their own, whose failure leaves the report readable. */
export function Reviews({ workerId }: { readonly workerId: string }) {
  const reviews = useQuery(workerReviewsQuery(client, workerId));
  const failure = useLoadFailure(reviews);
  if (reviews.data !== undefined) return <ReviewsSection reviews={reviews.data} />;
  return (
    <TitledCard title={reportSectionLabels.reviews}>
      {failure === null ? (
        <Skeleton label="Loading reviews..." count={2} />
      ) : (
        <LoadError message="Failed to load reviews. Please try again." {...failure.retry} />
      )}
    </TitledCard>
  );
}
