import type { WrittenReview } from '@repo/api-client/queries/reviews';
import { mayEditReview, reviewStatusOf } from '@repo/domain/review';
import { Button } from '@repo/ui/components/Button';
import { BinIcon } from '@repo/ui/icons/BinIcon';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { YOUR_REVIEW } from './ReviewWays.tsx';
import { WrittenReviewCard } from './WrittenReviewCard.tsx';

interface OwnReviewProps {
  readonly review: WrittenReview;
  readonly onEdit: (review: WrittenReview) => void;
  readonly onDelete: (review: WrittenReview) => void;
}

/** The employer's own review while it is not published. Its author can edit or delete it until it is decided. */
export function OwnReview({ review, onEdit, onDelete }: OwnReviewProps) {
  const status = reviewStatusOf(review.status);
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        {YOUR_REVIEW}
      </Heading>
      <Stack as="ul" gap="small">
        <WrittenReviewCard
          review={review}
          title={
            <Text as="span" weight="medium">
              Written by you
            </Text>
          }
        >
          {status !== null && mayEditReview(status) && (
            <Inline gap="small">
              <Button
                variant="secondary"
                size="small"
                icon={<EditIcon size="small" />}
                onClick={() => onEdit(review)}
              >
                Edit
              </Button>
              <Button
                variant="secondary"
                size="small"
                icon={<BinIcon size="small" />}
                onClick={() => onDelete(review)}
              >
                Delete
              </Button>
            </Inline>
          )}
        </WrittenReviewCard>
      </Stack>
    </Stack>
  );
}
