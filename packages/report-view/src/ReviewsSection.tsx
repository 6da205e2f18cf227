import type { PublishedReview } from '@repo/api-client/queries/workers';
import { formatDate } from '@repo/domain/dates';
import { reportSectionLabels } from '@repo/domain/report-sections';
import { NO_REVIEWS, ratingText, reviewRows } from '@repo/domain/report-words';
import { reviewByline } from '@repo/domain/review';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { ResultRow } from '@repo/ui/components/ResultRow';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { sectionId } from './section-id.ts';

interface ReviewsSectionProps {
  readonly reviews: readonly PublishedReview[];
}

/** Approved reviews: the summary, then each without its author. The employer's own reviews are marked. */
export function ReviewsSection({ reviews }: ReviewsSectionProps) {
  const rows = reviewRows(reviews.map(({ rating }) => rating));
  return (
    <ResultRow id={sectionId('reviews')} title={reportSectionLabels.reviews} icon={StarIcon} tone="default">
      {rows === null ? (
        <Text>{`${NO_REVIEWS}.`}</Text>
      ) : (
        <>
          <DefinitionList layout="inline" items={rows} />
          <Heading level={3} size={4}>
            Individual Reviews
          </Heading>
          <Stack as="ul" gap="small">
            {reviews.map((review) => (
              <li key={review.id}>
                <Inline>
                  <Text weight="strong">{ratingText(review.rating)}</Text>
                  {review.is_own && (
                    <Badge tone="success" icon={<CheckIcon size="small" />}>
                      {reviewByline(true)}
                    </Badge>
                  )}
                  <Text tone="muted">
                    {`${review.is_own ? 'Your review' : reviewByline(false)} · ${formatDate(review.created_at)}`}
                  </Text>
                </Inline>
                <Text lines="keep">{review.review}</Text>
              </li>
            ))}
          </Stack>
        </>
      )}
    </ResultRow>
  );
}
