import { lines } from './line.ts';

/** spec/employer.md sections 2, 4, 5 and 7: writing a review. */
export const writeReview = lines('write-review', {
  state: [
    'State carries the worker object or workerId',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > takes the worker as %s, and shows her name and service type',
  ],
  worker: [
    'Shows worker name and service type',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > takes the worker as %s, and shows her name and service type',
  ],
  stars: [
    'A star picker 1-5 (default 5)',
    'packages/ui/src/components/StarPicker/StarPicker.stories.tsx > ByKeyboard',
  ],
  'stars-shown': [
    "The screen's star picker begins with 5",
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > begins with five stars, offers an incident report, and evidence as a URL',
  ],
  counter: [
    "Review text with a counter '/1000'",
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > counts to 1000 and further',
    'apps/employer/src/pages/reviews/WriteReviewPage.stories.tsx > Filled',
  ],
  'counter-soft': [
    'The text counter shows /1000 but no hard limit is enforced',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > counts to 1000 and further',
    'packages/domain/src/review.test.ts > does not refuse a text longer than the counter shows',
    'apps/api/test/reviews.test.ts > keeps more letters than the counter shows, an incident and a link',
  ],
  incident: [
    'Optional incident report',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > begins with five stars, offers an incident report, and evidence as a URL',
  ],
  evidence: [
    'Optional evidence URL',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > begins with five stars, offers an incident report, and evidence as a URL',
  ],
  'evidence-type': [
    'The evidence field is of URL type',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > begins with five stars, offers an incident report, and evidence as a URL',
  ],
  trimmed: [
    'Both are trimmed and sent as null when empty',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > sends it trimmed, with null for what is empty, and tells that it waits again',
    'packages/domain/src/review.test.ts > sends the optional text %j as %j',
  ],
  'text-required': [
    "'Please write a review before submitting.' in the write-review screen",
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > cannot be submitted while it is empty, and says why',
    'packages/domain/src/review.test.ts > refuses the text %j, in the words of each screen',
  ],
  disabled: [
    'The submit button is disabled while empty or submitting',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > cannot be submitted while it is empty, and says why',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > cannot be submitted while it is being submitted',
  ],
  rating: [
    "'Please select a rating between 1 and 5 stars.'",
    'packages/domain/src/review.test.ts > refuses %d stars',
  ],
  'rating-default': [
    'Rating default 5',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > begins with five stars, offers an incident report, and evidence as a URL',
  ],
  submitting: [
    'Review submission: form -> submitting',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > cannot be submitted while it is being submitted',
  ],
  submitted: [
    'Submitting -> submitted (pending admin approval)',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > leads on to the worker’s reviews after two seconds',
  ],
  redirect: [
    'Success view redirects to /worker-profile-reviews (with workerId) after 2 seconds',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > leads on to the worker’s reviews after two seconds',
  ],
  failure: [
    'On failure back to the form with an inline error',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > that failed is told in the form in %s, and what was typed stays',
  ],
  cancel: [
    'Cancel also goes to /worker-profile-reviews',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > is left by %s for the worker’s reviews',
  ],
  back: [
    'Back from writing also goes to /worker-profile-reviews',
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > is left by %s for the worker’s reviews',
  ],
  'not-found': [
    "A worker-not-found view titled 'Worker Not Found'",
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > without a worker leads back to the workers',
    'apps/employer/src/pages/reviews/WriteReviewPage.stories.tsx > OpenedWithoutWorker',
  ],
  'not-found-back': [
    "'Back to Workers' to /dashboard with activeTab workers",
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > without a worker leads back to the workers',
  ],
  call: [
    'POST /nannies/{id}/review with rating, review, incident_report, evidence_url; needs an ok response',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/reviews.test.ts > lets an employer with a paid check write, trims what she wrote, and waits for the team',
  ],
});
