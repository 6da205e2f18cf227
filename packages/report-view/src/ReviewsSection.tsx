import type { PublishedReview } from '@repo/api-client/queries/workers';
import { formatDate } from '@repo/domain/dates';
import { reportSectionLabels } from '@repo/domain/report-sections';
import { NO_REVIEWS, ratingText, reviewRows } from '@repo/domain/report-words';
import { reviewByline } from '@repo/domain/review';
import { Badge } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

interface ReviewsSectionProps {
  readonly reviews: readonly PublishedReview[];
}

/** Approved reviews: the summary, then each without its author. The employer's own reviews are marked. */
export function ReviewsSection({ reviews }: ReviewsSectionProps) {
  const rows = reviewRows(reviews.map(({ rating }) => rating));
  return (
    <>
      <TitledCard title={reportSectionLabels.reviews}>
        {rows === null ? <Text>{`${NO_REVIEWS}.`}</Text> : <DefinitionList items={rows} />}
      </TitledCard>
      {rows !== null && (
        <Stack as="section" gap="small">
          <Heading level={2} size={3}>
            Individual Reviews
          </Heading>
          <Stack as="ul" gap="small">
            {reviews.map((review) => (
              <Card key={review.id} as="li" padding="small">
                <Inline>
                  <StarIcon />
                  <Text weight="strong">{ratingText(review.rating)}</Text>
                  {review.is_own && (
                    <Badge tone="success" icon={<CheckIcon size="small" />}>
                      {reviewByline(true)}
                    </Badge>
                  )}
                  <Text tone="muted">
                    {review.is_own
                      ? formatDate(review.created_at)
                      : `${reviewByline(false)} · ${formatDate(review.created_at)}`}
                  </Text>
                </Inline>
                <Text lines="keep">{review.review}</Text>
              </Card>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}
