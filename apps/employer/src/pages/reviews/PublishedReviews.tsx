import type { PublishedReview } from '@repo/api-client/queries/workers';
import { ENOUGH_TO_FILTER } from '@repo/domain/star-filter';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { TextLink } from '@repo/ui/components/TextLink';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { paths } from '../../paths.ts';
import { Byline } from './Byline.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewCard } from './ReviewCard.tsx';

interface PublishedReviewsProps {
  readonly workerId: string;
  readonly reviews: readonly PublishedReview[];
}

/** The reviews that everyone sees: approved, and without names. */
export function PublishedReviews({ workerId, reviews }: PublishedReviewsProps) {
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        Approved Reviews
      </Heading>
      {reviews.length === 0 ? (
        <EmptyState level={3} title="No Reviews Yet" drawing={<StarIcon size="large" />}>
          Reviews by other households appear here, without their names, once our team has approved them.
        </EmptyState>
      ) : (
        <>
          <RatingSummary ratings={reviews.map(({ rating }) => rating)} />
          <Stack as="ul" gap="small">
            {reviews.map(({ id, rating, review, created_at, is_own }) => (
              <ReviewCard
                key={id}
                by={<Byline isOwn={is_own} />}
                rating={rating}
                date={created_at}
                text={review}
              />
            ))}
          </Stack>
        </>
      )}
      <Inline gap="medium">
        {reviews.length >= ENOUGH_TO_FILTER && (
          <TextLink placement="alone" href={paths.reviews} state={{ workerId }}>
            Filter by stars
          </TextLink>
        )}
        <TextLink placement="alone" href={paths.allReviews}>
          All reviews you wrote
        </TextLink>
      </Inline>
    </Stack>
  );
}
