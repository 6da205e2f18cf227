import type { Worker } from '@repo/api-client/normalise/worker';
import { submitReview, updateReview, type WrittenReview } from '@repo/api-client/queries/reviews';
import { Button } from '@repo/ui/components/Button';
import { useToast } from '@repo/ui/components/Toasts';
import { Form } from '@repo/ui/patterns/Form';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { client } from '../../api/client.ts';
import { Screen } from '../../shell/Screen.tsx';
import { keepFresh } from './keep-fresh.ts';
import { ReviewFields } from './ReviewFields.tsx';
import { ReviewSteps } from './ReviewSteps.tsx';
import { emptyReview, toBody, toValues } from './review-values.ts';
import { useReviewForm } from './use-review-form.ts';

interface EditReviewProps {
  readonly worker: Worker;
  /** The edited review. Null for a new one. */
  readonly review: WrittenReview | null;
  /** The employer's earlier review of this worker, or null. */
  readonly before: WrittenReview | null;
  readonly onClose: () => void;
}

const adding = {
  title: 'Write a Review',
  send: 'Submit Review',
  sending: 'Submitting...',
  failed: 'Failed to submit review',
};
const editing = {
  title: 'Edit Your Review',
  send: 'Update Review',
  sending: 'Updating...',
  failed: 'Failed to update review',
};

/** A rejected review gives the author its text to continue. Any other new review starts empty. */
const firstWords = (review: WrittenReview | null, before: WrittenReview | null) =>
  review !== null ? toValues(review) : before?.status === 'rejected' ? toValues(before) : emptyReview;

/** Writes a new review or replaces a pending one, on the screen of the worker's reviews. */
export function EditReview({ worker, review, before, onClose }: EditReviewProps) {
  const tell = useToast();
  const words = review === null ? adding : editing;
  const done =
    review !== null ? 'Review updated' : before !== null ? 'Additional review submitted' : 'Review submitted';
  const form = useReviewForm({
    screen: 'profile',
    about: review?.id ?? worker.id,
    initial: firstWords(review, before),
    save: (values) =>
      keepFresh(
        review === null
          ? submitReview(client, worker.id, toBody(values))
          : updateReview(client, review.id, toBody(values)),
      ),
    onSaved: () => {
      onClose();
      tell({ text: `${done} (pending admin approval)`, tone: 'success' });
    },
    failed: words.failed,
  });
  return (
    <Screen
      title={words.title}
      subtitle={worker.displayName}
      width="task"
      back={{ label: 'Back to reviews', onClick: onClose }}
    >
      <TaskLayout summary={<ReviewSteps />}>
        <Form
          form={form}
          label="Review"
          actions={
            <PageActions>
              <Button type="submit" busy={form.busy} busyLabel={words.sending}>
                {words.send}
              </Button>
              <Button
                variant="secondary"
                onClick={() => {
                  form.giveUp();
                  onClose();
                }}
              >
                Cancel
              </Button>
            </PageActions>
          }
        >
          <ReviewFields form={form} />
        </Form>
      </TaskLayout>
    </Screen>
  );
}
