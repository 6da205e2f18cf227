import {
  hasStars,
  starCounts,
  starFilterLabels,
  starFilters,
  type StarFilter,
} from '@repo/domain/star-filter';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { ChipGroup } from '@repo/ui/components/ChipGroup';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { ListLayout } from '@repo/ui/patterns/ListLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useState, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewCard } from './ReviewCard.tsx';

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
        {shown.map(({ id, ...review }) => (
          <ReviewCard key={id} {...review} />
        ))}
      </Stack>
    </ListLayout>
  );
}
