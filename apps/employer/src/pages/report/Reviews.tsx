import { workerReviewsQuery } from '@repo/api-client/queries/workers';
import { formatDate } from '@repo/domain/dates';
import { reportSectionLabels } from '@repo/domain/report-sections';
import { NO_REVIEWS, ratingText, reviewRows } from '@repo/domain/report-words';
import { reviewByline } from '@repo/domain/review';
import { Badge } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';

/** Approved reviews: the summary, then each without its author. The employer's own reviews are marked. */
export function Reviews({ workerId }: { readonly workerId: string }) {
  const reviews = useQuery(workerReviewsQuery(client, workerId));
  const { data } = reviews;
  const failure = useLoadFailure(reviews);
  if (data === undefined)
    return (
      <Summary>
        {failure === null ? (
          <Skeleton label="Loading reviews..." count={2} />
        ) : (
          <LoadError message="Failed to load reviews. Please try again." {...failure.retry} />
        )}
      </Summary>
    );
  const rows = reviewRows(data.map(({ rating }) => rating));
  if (rows === null)
    return (
      <Summary>
        <Text>{`${NO_REVIEWS}.`}</Text>
      </Summary>
    );
  return (
    <>
      <Summary>
        <DefinitionList items={rows} />
      </Summary>
      <Stack as="section" gap="small">
        <Heading level={2} size={3}>
          Individual Reviews
        </Heading>
        <Stack as="ul" gap="small">
          {data.map((review) => (
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
    </>
  );
}

function Summary({ children }: { readonly children: ReactNode }) {
  return <TitledCard title={reportSectionLabels.reviews}>{children}</TitledCard>;
}
