import { AFTER_REVIEW_MILLISECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { useNavigate } from 'react-router';
import { useDelayed } from '@repo/app-shell/hooks/use-delayed';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

/** The redirect to the worker's reviews follows by itself. The link is for an employer who does not wait two seconds. */
export function ReviewSubmitted({ workerId }: { readonly workerId: string }) {
  const navigate = useNavigate();
  useDelayed(true, AFTER_REVIEW_MILLISECONDS, () => {
    // The back button must not lead to a submitted form.
    void navigate(paths.workerReviews, { state: { workerId }, replace: true });
  });
  return (
    <Screen title="Review Submitted" width="focus">
      <Banner tone="success">
        Thank you. Your review is pending admin approval. Other households then read it, without your name.
      </Banner>
      <PageActions>
        <ButtonLink variant="secondary" href={paths.workerReviews} state={{ workerId }}>
          View Reviews
        </ButtonLink>
      </PageActions>
    </Screen>
  );
}
