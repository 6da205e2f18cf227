import { getNanny } from '@repo/api-client/contract/nannies';
import { getMyReview, writeReview } from '@repo/api-client/contract/reviews';
import { answers, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { choose, inTurn, open, press, write } from '@repo/app-shell/story-kit/gestures';
import { accepting } from '../../../stories/household.ts';
import { achieng, longestName, mercy } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { typedBefore } from '../../../stories/typed-before.ts';
import { paths } from '../../paths.ts';
import WriteReviewPage from './WriteReviewPage.tsx';

const meta = {
  title: 'Screens/Employer/Write Review',
  component: WriteReviewPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WriteReviewPage>;
export default meta;

const screen = screenOf(WriteReviewPage, paths.writeReview);
const of = ({ id }: { readonly id: string }) => ({ state: { workerId: id } });
const fill = inTurn(choose('3 stars, fair'), write(/^Your Review/, 'Kind to the children.'));
const send = inTurn(fill, press('Submit Review'));

export const Empty = screen({ ...of(mercy), shows: /House Manager/ });
export const EmptyOnNarrowestPhone = screen({ ...of(longestName), globals: narrow, shows: /House Keeper/ });
export const AskedWhyNot = screen({
  tags: ['!picture'],
  ...of(mercy),
  does: press('Submit Review'),
  shows: 'Please write a review before submitting.',
});
// spec: write-review/counter
export const Filled = screen({ ...of(mercy), does: fill, shows: '21/1000' });
export const Kept = screen({
  ...of(mercy),
  before: typedBefore('review', mercy.id, { rating: 3, review: 'Kind to the children.' }),
  shows: '21/1000',
});
export const LongerThanTheCounter = screen({
  ...of(mercy),
  does: write(/^Your Review/, 'Ni mwaminifu sana. '.repeat(60)),
  shows: '1140/1000',
});
export const EvidenceWrong = screen({
  ...of(mercy),
  does: inTurn(
    fill,
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
  does: send,
  shows: 'Submitting...',
});
export const Failed = screen({
  tags: ['!picture'],
  ...of(mercy),
  recorded: [refuses(writeReview, 500, 'Failed to submit review. Please try again.')],
  does: send,
  shows: 'Failed to submit review. Please try again.',
});
export const Submitted = screen({
  tags: ['!picture'],
  ...of(mercy),
  recorded: accepting,
  does: send,
  shows: 'Review Submitted',
});
export const MayNotWrite = screen({
  tags: ['!picture'],
  ...of(mercy),
  recorded: [answers(getMyReview, { review: null, refusal: 'no-tie' })],
  shows: /You can review this worker once/,
});
export const PendingAlready = screen({ tags: ['!picture'], ...of(achieng), shows: /waiting for approval/ });
export const WorkerNotFound = screen({
  tags: ['!picture'],
  ...of(mercy),
  recorded: [refuses(getNanny, 404, 'Worker not found')],
  shows: 'Back to Workers',
});
// spec: write-review/not-found
export const OpenedWithoutWorker = screen({ tags: ['!picture'], shows: 'Worker Not Found' });
