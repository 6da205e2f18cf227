import { useNavigationState } from '../../navigation-state.ts';
import { ProspectScreen } from '../../workers/ProspectScreen.tsx';
import { ReviewedWorker } from './ReviewedWorker.tsx';
import { WorkerNotFound } from './WorkerNotFound.tsx';
import { WorkerReviews } from './WorkerReviews.tsx';

export default function WorkerReviewsPage() {
  const state = useNavigationState('reviews');
  const workerId = state?.workerId ?? state?.worker?.id;
  if (workerId === undefined) return <WorkerNotFound reason="No worker ID provided" />;
  return (
    <ReviewedWorker workerId={workerId} title="Worker Reviews">
      {(worker) =>
        worker.isProspect ? (
          <ProspectScreen title="Worker Reviews" worker={worker} />
        ) : (
          <WorkerReviews worker={worker} />
        )
      }
    </ReviewedWorker>
  );
}
