import { sampleReviews } from '@repo/domain/demonstration-reviews';
import { initialsOf } from '@repo/domain/initials';
import { VERIFIED_EMPLOYER } from '@repo/domain/review';
import { Badge } from '@repo/ui/components/Badge';
import { Person } from '@repo/ui/components/Person';
import { SampleTag } from '@repo/ui/components/SampleTag';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { Text } from '@repo/ui/primitives/Text';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ReviewBoard } from './ReviewBoard.tsx';
import { ReviewedWorker } from './ReviewedWorker.tsx';
import { ReviewsOfWorker } from './ReviewsOfWorker.tsx';

const samples = sampleReviews.map(({ author, ...review }) => ({
  ...review,
  by: (
    <Person
      size="small"
      initials={initialsOf({ name: author })}
      name={
        <Badge tone="success" icon={<CheckIcon size="small" />}>
          {VERIFIED_EMPLOYER}
        </Badge>
      }
    />
  ),
}));

/** The reviews of a worker with filter chips. Without a worker it shows an invented sample, marked as such. */
export default function ReviewsPage() {
  const state = useNavigationState('reviews');
  const workerId = state?.workerId ?? state?.worker?.id;
  if (workerId !== undefined)
    return (
      <ReviewedWorker workerId={workerId} title="Reviews" width="wide">
        {(worker) => <ReviewsOfWorker worker={worker} />}
      </ReviewedWorker>
    );
  return (
    <Screen
      title="Reviews"
      width="wide"
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
      subtitle={<SampleTag />}
    >
      <Text tone="muted">Invented reviews. Real ones show no name and no initials.</Text>
      <ReviewBoard reviews={samples} workerId={null} />
    </Screen>
  );
}
