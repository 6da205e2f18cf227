import type { WrittenReview } from '@repo/api-client/queries/reviews';
import { reviewRefusals, reviewStatusOf } from '@repo/domain/review';
import { Button } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { refusalText } from './refusal-text.ts';
import { ReviewSteps } from './ReviewSteps.tsx';

export const YOUR_REVIEW = 'Your Review';

const sentences = {
  none: 'You have not reviewed this worker yet.',
  approved:
    'Our team has approved your review. Other households read it without your name. Add another when there is more to tell.',
  rejected: 'A new review starts with your text. Change what our team named.',
};

interface ReviewWaysProps {
  readonly workerId: string;
  /** The latest review. Null without any. */
  readonly review: WrittenReview | null;
  /** Why the employer cannot write a review now. */
  readonly refusal: string | null;
  /** Opens the form of a new review. */
  readonly onWrite: () => void;
}

/**
 * What the employer can do next: wait for the decision, or write. An employer who knows the worker well enough to write a
 * review may also report an incident.
 */
export function ReviewWays({ workerId, review, refusal, onWrite }: ReviewWaysProps) {
  const status = review === null ? null : reviewStatusOf(review.status);
  const incident = refusal !== 'no-tie' && (
    <TextLink placement="alone" href={paths.workerAlert} state={{ workerId }}>
      Report an Incident
    </TextLink>
  );
  if (status === 'pending')
    return (
      <>
        <ReviewSteps />
        {incident}
      </>
    );
  return (
    <TitledCard title={status === 'rejected' ? 'Write It Again' : YOUR_REVIEW}>
      {(review === null || status !== null) && <Text tone="muted">{sentences[status ?? 'none']}</Text>}
      <Button
        fullWidth
        variant={status === 'approved' ? 'secondary' : 'primary'}
        icon={<PlusIcon />}
        disabledReason={refusalText(refusal)}
        onClick={onWrite}
      >
        {review === null ? 'Write a Review' : 'Add Another Review'}
      </Button>
      {refusal === 'no-tie' && <Text tone="muted">{reviewRefusals['no-tie']}</Text>}
      {incident}
    </TitledCard>
  );
}
