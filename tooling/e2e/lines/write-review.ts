import { lines } from './line.ts';

/** spec/employer.md sections 2, 4, 5 and 7: writing a review. */
export const writeReview = lines('write-review', {
  state: ['State carries the worker object or workerId'],
  worker: ['Shows worker name and service type'],
  stars: [
    'A star picker 1-5 (default 5)',
    'packages/ui/src/components/StarPicker/StarPicker.stories.tsx > ByKeyboard',
  ],
  'stars-shown': ["The screen's star picker begins with 5"],
  counter: ["Review text with a counter '/1000'"],
  'counter-soft': [
    'The text counter shows /1000 but no hard limit is enforced',
    'packages/domain/src/review.test.ts > does not refuse a text longer than the counter shows',
    'apps/api/test/reviews.test.ts > keeps more letters than the counter shows, an incident and a link',
  ],
  incident: ['Optional incident report'],
  evidence: ['Optional evidence URL'],
  'evidence-type': ['The evidence field is of URL type'],
  trimmed: [
    'Both are trimmed and sent as null when empty',
    'packages/domain/src/review.test.ts > sends the optional text %j as %j',
    'apps/api/test/reviews.test.ts > keeps more letters than the counter shows, an incident and a link',
  ],
  'text-required': [
    "'Please write a review before submitting.' in the write-review screen",
    'packages/domain/src/review.test.ts > refuses the text %j, in the words of each screen',
  ],
  disabled: ['The submit button is disabled while empty or submitting'],
  rating: [
    "'Please select a rating between 1 and 5 stars.'",
    'packages/domain/src/review.test.ts > refuses %d stars',
  ],
  'rating-default': ['Rating default 5', 'packages/domain/src/review.test.ts > takes a review with %d stars'],
  submitting: ['Review submission: form -> submitting'],
  submitted: ['Submitting -> submitted (pending admin approval)'],
  redirect: ['Success view redirects to /worker-profile-reviews (with workerId) after 2 seconds'],
  failure: ['On failure back to the form with an inline error'],
  cancel: ['Cancel and back also go to /worker-profile-reviews'],
  'not-found': ["A worker-not-found view titled 'Worker Not Found'"],
  'not-found-back': ["'Back to Workers' to /dashboard with activeTab workers"],
  call: [
    'POST /nannies/{id}/review with rating, review, incident_report, evidence_url; needs an ok response',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/reviews.test.ts > lets an employer with a paid check write, trims what she wrote, and waits for the team',
  ],
});
