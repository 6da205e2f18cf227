import { useNavigationState } from '../../navigation-state.ts';
import { ReviewedWorker } from './ReviewedWorker.tsx';
import { WorkerNotFound } from './WorkerNotFound.tsx';
import { WriteReview } from './WriteReview.tsx';

export default function WriteReviewPage() {
  const state = useNavigationState('reviews');
  const workerId = state?.workerId ?? state?.worker?.id;
  if (workerId === undefined) return <WorkerNotFound reason="No worker ID provided" />;
  return (
    <ReviewedWorker workerId={workerId} title="Write a Review" width="task">
      {(worker) => <WriteReview worker={worker} />}
    </ReviewedWorker>
  );
}
