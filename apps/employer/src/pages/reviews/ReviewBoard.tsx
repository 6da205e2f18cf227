import { formatDate } from '@repo/domain/dates';
import {
  ENOUGH_TO_FILTER,
  hasStars,
  starCounts,
  starFilterLabels,
  starFilters,
  type StarFilter,
} from '@repo/domain/star-filter';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ChipGroup } from '@repo/ui/components/ChipGroup';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { RatingBars } from '@repo/ui/components/RatingBars';
import { StarRating } from '@repo/ui/components/StarRating';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { ListLayout } from '@repo/ui/patterns/ListLayout';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useState, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { RatingSummary } from './RatingSummary.tsx';

interface BoardReview {
  readonly id: string;
  readonly by: ReactNode;
  readonly rating: number;
  readonly date: string;
  readonly text: string;
}

interface ReviewBoardProps {
  readonly reviews: readonly BoardReview[];
  /** The subject of 'Write a Review'. Null without a worker. */
  readonly workerId: string | null;
}

const starCountsShown = [5, 4, 3, 2, 1] as const;

/** Many reviews: their summary and a filter chip for each number of stars, and beside them on a desk the matching reviews. */
export function ReviewBoard({ reviews, workerId }: ReviewBoardProps) {
  const [filter, setFilter] = useState<StarFilter>('all');
  const ratings = reviews.map(({ rating }) => rating);
  const counts = starCounts(ratings);
  const shown = reviews.filter(({ rating }) => hasStars(filter, rating));
  return (
    <ListLayout
      filters={
        <Stack>
          <RatingSummary ratings={ratings} />
          {ratings.length >= ENOUGH_TO_FILTER && (
            <RatingBars
              rows={starCountsShown.map((stars) => ({
                label: stars === 1 ? '1 star' : `${stars} stars`,
                count: ratings.filter((rating) => rating === stars).length,
              }))}
            />
          )}
          {ratings.length >= ENOUGH_TO_FILTER && (
            <ChipGroup
              label="Filter by stars"
              options={starFilters.map((value) => ({
                value,
                label: starFilterLabels[value],
                count: counts[value],
              }))}
              value={filter}
              onChange={setFilter}
            />
          )}
          <ButtonLink
            fullWidth
            href={paths.writeReview}
            {...(workerId === null ? {} : { state: { workerId } })}
          >
            Write a Review
          </ButtonLink>
        </Stack>
      }
    >
      <VisuallyHidden as="h2">Reviews</VisuallyHidden>
      {shown.length === 0 &&
        (filter === 'all' ? (
          <EmptyState level={3} title="No Reviews Yet" drawing={<Doorway />}>
            Reviews by other households appear here once our team has approved them.
          </EmptyState>
        ) : (
          <EmptyState
            level={3}
            title="No Matching Reviews"
            drawing={<StarIcon size="large" />}
            action={<Button onClick={() => setFilter('all')}>Show All Reviews</Button>}
          >
            Nobody has given {starFilterLabels[filter]}.
          </EmptyState>
        ))}
      <Stack as="ul" gap="small">
        {shown.map((review) => (
          <BoardRow key={review.id} {...review} />
        ))}
      </Stack>
    </ListLayout>
  );
}

/** One review of many: who, how many stars and when in one line where there is room. */
function BoardRow({ by, rating, date, text }: BoardReview) {
  return (
    <Card as="li">
      <Stack gap="xsmall">
        <Spread wrap gap="xsmall">
          {by}
          <Inline gap="small">
            <StarRating rating={rating} />
            <Text as="span" tone="muted">
              {formatDate(date)}
            </Text>
          </Inline>
        </Spread>
        <Text lines="keep">{text}</Text>
      </Stack>
    </Card>
  );
}
