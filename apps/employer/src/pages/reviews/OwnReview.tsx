import type { WrittenReview } from '@repo/api-client/queries/reviews';
import { mayEditReview, reviewRefusals, reviewStatusOf } from '@repo/domain/review';
import { Button } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { BinIcon } from '@repo/ui/icons/BinIcon';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { refusalText } from './refusal-text.ts';
import { WrittenReviewCard } from './WrittenReviewCard.tsx';

const TITLE = 'Your Review';

interface OwnReviewProps {
  readonly workerId: string;
  /** The latest review. Null without any. */
  readonly review: WrittenReview | null;
  /** Why the employer cannot write a review now. */
  readonly refusal: string | null;
  /** Opens the form. With a review it edits the review, without one it starts another. */
  readonly onWrite: (review: WrittenReview | null) => void;
  readonly onDelete: (review: WrittenReview) => void;
}

/**
 * The employer's own review. The employer can edit or delete a pending review, and can write another after a decision.
 * An employer who knows the worker well enough to write a review may also report an incident.
 */
export function OwnReview({ workerId, review, refusal, onWrite, onDelete }: OwnReviewProps) {
  const status = review === null ? null : reviewStatusOf(review.status);
  const isOpen = status !== null && mayEditReview(status);
  const ways = (
    <>
      {!isOpen && (
        <Button
          fullWidth
          variant={review === null ? 'primary' : 'secondary'}
          icon={<PlusIcon />}
          disabledReason={refusalText(refusal)}
          onClick={() => onWrite(null)}
        >
          {review === null ? 'Write a Review' : 'Add Another Review'}
        </Button>
      )}
      {refusal === 'no-tie' && !isOpen && <Text tone="muted">{reviewRefusals['no-tie']}</Text>}
      {refusal !== 'no-tie' && (
        <TextLink placement="alone" href={paths.workerAlert} state={{ workerId }}>
          Report an Incident
        </TextLink>
      )}
    </>
  );
  if (review === null || status === 'approved')
    return (
      <TitledCard title={TITLE}>
        <Text tone="muted">
          {review === null
            ? 'You have not reviewed this worker yet.'
            : 'Our team has approved your review. Other households read it without your name.'}
        </Text>
        {ways}
      </TitledCard>
    );
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        {TITLE}
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
          {isOpen && (
            <Inline gap="small">
              <Button
                variant="secondary"
                size="small"
                icon={<EditIcon size="small" />}
                onClick={() => onWrite(review)}
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
      {ways}
    </Stack>
  );
}
