import type { Worker } from '@repo/api-client/normalise/worker';
import { myReviewQuery, submitReview } from '@repo/api-client/queries/reviews';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { reviewScreens } from '@repo/domain/review';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Form } from '@repo/ui/patterns/Form';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { keepFresh } from './keep-fresh.ts';
import { refusalText } from './refusal-text.ts';
import { ReviewFields } from './ReviewFields.tsx';
import { ReviewSteps } from './ReviewSteps.tsx';
import { ReviewSubmitted } from './ReviewSubmitted.tsx';
import { emptyReview, toBody } from './review-values.ts';
import { useReviewForm } from './use-review-form.ts';

/** A separate screen for one review. */
export function WriteReview({ worker }: { readonly worker: Worker }) {
  const [isSubmitted, setSubmitted] = useState(false);
  const mine = useQuery(myReviewQuery(client, worker.id));
  const form = useReviewForm({
    screen: 'write',
    about: worker.id,
    initial: emptyReview,
    save: (values) => keepFresh(submitReview(client, worker.id, toBody(values))),
    onSaved: () => setSubmitted(true),
    failed: 'Failed to submit review. Please try again.',
  });
  if (isSubmitted) return <ReviewSubmitted workerId={worker.id} />;
  const reviews = { href: paths.workerReviews, state: { workerId: worker.id } };
  const isEmpty = form.values.review.trim() === '';
  const refusal = refusalText(mine.data?.refusal);
  return (
    <Screen
      title="Write a Review"
      subtitle={worker.role === null ? worker.displayName : `${worker.displayName} · ${worker.role}`}
      width="task"
      back={{ label: 'Back to reviews', ...reviews }}
    >
      <TaskLayout summary={<ReviewSteps />}>
        {isFirstTry(mine) ? (
          <Skeleton label="Loading review..." kind="field" count={3} />
        ) : (
          <>
            {/* During the submission the success of the call would appear as an obstacle. */}
            {refusal !== undefined && !form.busy && (
              <Banner tone="warning" announce>
                {refusal}
              </Banner>
            )}
            <Form
              form={form}
              label="Review"
              actions={
                <Stack gap="small">
                  <Text tone="muted" align="end">
                    {isEmpty ? 'Still missing: your review.' : 'You can still change it afterwards.'}
                  </Text>
                  <PageActions>
                    <Button
                      type="submit"
                      busy={form.busy}
                      busyLabel="Submitting..."
                      disabledReason={
                        !form.busy && (refusal ?? (isEmpty && reviewScreens.write.reviewMissing))
                      }
                    >
                      Submit Review
                    </Button>
                    <ButtonLink variant="secondary" {...reviews} onClick={form.giveUp}>
                      Cancel
                    </ButtonLink>
                  </PageActions>
                </Stack>
              }
            >
              <ReviewFields form={form} />
            </Form>
          </>
        )}
      </TaskLayout>
    </Screen>
  );
}
