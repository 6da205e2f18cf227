import { workerReviewsQuery } from '@repo/api-client/queries/workers';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { reportSectionLabels } from '@repo/domain/report-sections';
import { ReviewsSection } from '@repo/report-view/ReviewsSection';
import { sectionId } from '@repo/report-view/section-id';
import { ResultRow } from '@repo/ui/components/ResultRow';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** Loads the reviews of the worker. They come with a call of their own, whose failure leaves the report readable. */
export function Reviews({ workerId }: { readonly workerId: string }) {
  const reviews = useQuery(workerReviewsQuery(client, workerId));
  const failure = useLoadFailure(reviews);
  if (reviews.data !== undefined) return <ReviewsSection reviews={reviews.data} />;
  return (
    <ResultRow id={sectionId('reviews')} title={reportSectionLabels.reviews} icon={StarIcon} tone="default">
      {failure === null ? (
        <Skeleton label="Loading reviews..." count={2} />
      ) : (
        <LoadError message="Failed to load reviews. Please try again." {...failure.retry} />
      )}
    </ResultRow>
  );
}
