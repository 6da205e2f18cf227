import { getNanny, listNannyReviews } from '@repo/api-client/contract/nannies';
import { changeReview, deleteReview, getMyReview, writeReview } from '@repo/api-client/contract/reviews';
import { answers, breaks, once, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { answer, inTurn, isAsked, open, press, write } from '@repo/app-shell/story-kit/gestures';
import { accepting } from '../../../stories/household.ts';
import { achieng, longestName, mercy } from '../../../stories/people.ts';
import { reviews } from '../../../stories/reports.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { own, pendingReview, rejectedReview, waiting } from '../../../stories/written-reviews.ts';
import { paths } from '../../paths.ts';
import WorkerReviewsPage from './WorkerReviewsPage.tsx';

const meta = {
  title: 'Screens/Employer/Worker Reviews',
  component: WorkerReviewsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkerReviewsPage>;
export default meta;

const screen = screenOf(WorkerReviewsPage, paths.workerReviews);
const of = ({ id }: { readonly id: string }) => ({ state: { workerId: id } });
/** The first review is the employer's own. */
const withOwn = answers(
  listNannyReviews,
  reviews.map((review, index) => ({ ...review, is_own: index === 0 })),
);
const asked = inTurn(press('Delete'), isAsked(/Are you sure/));
const sent = (worker: { readonly id: string }) => ({
  ...pendingReview,
  nanny_id: worker.id,
  review: 'She is patient and reliable.',
  incident_report: null,
  evidence_url: null,
});
const filled = inTurn(press(/Write a Review/), write(/^Your Review/, 'She is patient and reliable.'));

// spec: reviews/pending
export const PendingReview = screen({ ...of(achieng), shows: 'Pending Approval' });
export const PendingOnNarrowestPhone = screen({
  ...of(achieng),
  globals: narrow,
  shows: 'Pending Approval',
});
export const OwnApproved = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [...own({ ...pendingReview, status: 'approved' }), withOwn],
  shows: [
    'Our team has approved your review. Other households read it without your name. Add another when there is more to tell.',
    'Verified Employer',
  ],
});
export const OwnRejected = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: own(rejectedReview),
  shows: 'Add Another Review',
});
export const NothingWritten = screen({ tags: ['!picture'], ...of(mercy), shows: 'No Reviews Yet' });
export const MayNotWrite = screen({
  tags: ['!picture'],
  ...of(mercy),
  recorded: own(null, 'no-tie'),
  shows: /You can review this worker once/,
});
export const LongestOnNarrowestPhone = screen({
  ...of(longestName),
  globals: narrow,
  recorded: [...own({ ...rejectedReview, review: 'Mfanyakazimwaminifu'.repeat(12) }), withOwn],
  shows: 'Add Another Review',
});
export const Writing = screen({ ...of(mercy), does: filled, shows: 'Submit Review' });
export const WritingNothing = screen({
  tags: ['!picture'],
  ...of(mercy),
  does: inTurn(press(/Write a Review/), press('Submit Review')),
  shows: 'Please enter a review',
});
export const EvidenceWrong = screen({
  ...of(mercy),
  does: inTurn(
    filled,
    open('Did something serious happen?'),
    write(/^Evidence/, 'photos'),
    press('Submit Review'),
  ),
  shows: /starts with http/,
});
export const Submitting = screen({
  tags: ['!picture'],
  ...of(mercy),
  recorded: [waits(writeReview)],
  does: inTurn(filled, press('Submit Review')),
  shows: 'Submitting...',
});
export const SubmitFailed = screen({
  tags: ['!picture'],
  ...of(mercy),
  recorded: [breaks(writeReview)],
  does: inTurn(filled, press('Submit Review')),
  shows: 'Failed to submit review',
});
export const Submitted = screen({
  ...of(mercy),
  recorded: [...once(writeReview, waiting(sent(mercy))), ...accepting],
  does: inTurn(filled, press('Submit Review')),
  shows: 'Review submitted (pending admin approval)',
});
export const AdditionalSubmitted = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [...once(writeReview, waiting(sent(achieng))), ...own(rejectedReview), ...accepting],
  does: inTurn(
    press('Add Another Review'),
    write(/^Your Review/, 'She is patient and reliable.'),
    press('Submit Review'),
  ),
  shows: 'Additional review submitted (pending admin approval)',
});
export const Editing = screen({
  tags: ['!picture'],
  ...of(achieng),
  does: press('Edit'),
  shows: 'Update Review',
});
export const Updated = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: accepting,
  does: inTurn(press('Edit'), press('Update Review')),
  shows: 'Review updated (pending admin approval)',
});
export const DecidedMeanwhile = screen({
  ...of(achieng),
  recorded: [refuses(changeReview, 404, 'Review not found, or already decided.')],
  does: inTurn(press('Edit'), press('Update Review')),
  shows: 'Review not found, or already decided.',
});
export const DeleteAsked = screen({ ...of(achieng), does: asked, shows: 'Pending Approval' });
export const DeleteFailed = screen({
  ...of(achieng),
  recorded: [refuses(deleteReview, 500, 'Failed to delete review')],
  does: inTurn(asked, answer('Delete'), isAsked('Failed to delete review')),
  shows: 'Pending Approval',
});
export const Deleted = screen({
  ...of(achieng),
  recorded: [...once(deleteReview, own(null)), ...accepting],
  does: inTurn(asked, answer('Delete')),
  shows: 'Review deleted',
});
export const Loading = screen({
  ...of(achieng),
  recorded: [waits(listNannyReviews)],
  shows: 'Loading reviews...',
});
export const Failed = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [breaks(getMyReview)],
  shows: 'Failed to load reviews. Please try again.',
});
export const WorkerLoading = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [waits(getNanny)],
  shows: 'Loading worker profile...',
});
export const WorkerFailed = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [refuses(getNanny, 500, 'Failed to load worker profile. Please try again.')],
  shows: 'Failed to load worker profile. Please try again.',
});
// spec: errors/worker-not-found
export const WorkerNotFound = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [refuses(getNanny, 404, 'Worker not found')],
  shows: 'Unable to load worker profile',
});
export const OpenedWithoutWorker = screen({ tags: ['!picture'], shows: 'No worker ID provided' });
