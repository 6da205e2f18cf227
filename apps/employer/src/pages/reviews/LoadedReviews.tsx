import type { WrittenReview } from '@repo/api-client/queries/reviews';
import type { PublishedReview } from '@repo/api-client/queries/workers';
import { reviewStatusOf } from '@repo/domain/review';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { OwnReview } from './OwnReview.tsx';
import { PublishedReviews } from './PublishedReviews.tsx';
import { ReviewWays } from './ReviewWays.tsx';

interface LoadedReviewsProps {
  readonly workerId: string;
  /** The employer's latest review. Null without any. */
  readonly own: WrittenReview | null;
  /** Why the employer cannot write a review now. */
  readonly refusal: string | null;
  readonly published: readonly PublishedReview[];
  /** Opens the form. With a review it edits the review, without one it starts another. */
  readonly onWrite: (review: WrittenReview | null) => void;
  readonly onDelete: (review: WrittenReview) => void;
}

/** The published reviews. The employer's own stands before them while the team has not published it. */
export function LoadedReviews({ workerId, own, refusal, published, onWrite, onDelete }: LoadedReviewsProps) {
  const hasDesk = useHasDesk();
  const isUnpublished = own !== null && reviewStatusOf(own.status) !== 'approved';
  // On a phone the way on follows the unpublished review. On a desk it is beside it.
  const ways = (
    <ReviewWays workerId={workerId} review={own} refusal={refusal} onWrite={() => onWrite(null)} />
  );
  return (
    <DetailLayout aside={(hasDesk || !isUnpublished) && ways}>
      {isUnpublished && <OwnReview review={own} onEdit={onWrite} onDelete={onDelete} />}
      {!hasDesk && isUnpublished && ways}
      <PublishedReviews workerId={workerId} reviews={published} />
    </DetailLayout>
  );
}
