import { catalogueText } from '@repo/api-client/client/failure-text';
import { removeReview, type WrittenReview } from '@repo/api-client/queries/reviews';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../../api/client.ts';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { keepFresh } from './keep-fresh.ts';

interface DeleteReviewProps {
  /** The review to delete. Undefined while the dialog is closed. */
  readonly review: WrittenReview | undefined;
  readonly onClose: () => void;
}

/** Asks the employer to confirm the deletion of a review. */
export function DeleteReview({ review, onClose }: DeleteReviewProps) {
  const tell = useToast();
  const { run, busy, error, forgetError } = useAction(
    (id: string) => keepFresh(removeReview(client, id)),
    () => {
      onClose();
      tell({ text: 'Review deleted', tone: 'success' });
    },
  );
  return (
    <ConfirmDialog
      open={review !== undefined}
      tone="danger"
      question="Are you sure you want to delete this review?"
      consequence="It is gone for good, and our team does not read it any more."
      confirmLabel="Delete"
      busy={busy}
      busyLabel="Deleting..."
      error={error === null ? undefined : catalogueText(error, 'Failed to delete review')}
      onConfirm={() => {
        if (review !== undefined) run(review.id);
      }}
      onCancel={() => {
        forgetError();
        onClose();
      }}
    />
  );
}
