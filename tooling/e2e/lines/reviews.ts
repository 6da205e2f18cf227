import { lines } from './line.ts';

/** spec/employer.md sections 2 to 7: the reviews of a worker. */
export const reviews = lines('reviews', {
  own: [
    "/worker-profile-reviews: the employer's own review",
    "apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > begin with the employer's own, which is pending, and what only the team reads of it",
  ],
  pending: [
    '/worker-profile-reviews: pending ones',
    "apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > begin with the employer's own, which is pending, and what only the team reads of it",
    'apps/employer/src/pages/reviews/WorkerReviewsPage.stories.tsx > PendingReview',
  ],
  approved: [
    '/worker-profile-reviews: approved ones',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > show the approved ones without anybody’s name, with their average and recommendation rate',
  ],
  add: [
    'The action add',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > tells that it was submitted and waits for the team',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > beside one that was %s tells that it was additional',
  ],
  edit: [
    'The action edit',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > sends it trimmed, with null for what is empty, and tells that it waits again',
  ],
  delete: [
    'The action delete',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > asks first, leaves it there on a no, and leads to the heading when it is gone',
  ],
  'delete-asks': [
    "Deleting asks 'Are you sure you want to delete this review?'",
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > asks first, leaves it there on a no, and leads to the heading when it is gone',
  ],
  'text-required': [
    "Text required after trimming ('Please enter a review' in the profile reviews screen)",
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > asks for words',
    'packages/domain/src/review.test.ts > refuses the text %j, in the words of each screen',
  ],
  'rating-invalid': [
    "Rating must be 1-5 ('Please select a valid rating (1-5 stars)')",
    'packages/domain/src/review.test.ts > refuses %d stars',
  ],
  'state-pending': [
    'Review: pending (awaiting admin)',
    'apps/api/test/reviews.test.ts > lets an employer with a paid check write, trims what she wrote, and waits for the team',
  ],
  'state-approved': [
    'Pending -> approved (visible)',
    'apps/api/test/reviews-team.test.ts > publishes a review without its author; she alone sees that it is hers',
  ],
  'state-rejected': [
    'Pending -> rejected',
    'apps/api/test/reviews-team.test.ts > keeps a rejected one from everybody but its author, and says why',
  ],
  'add-another': [
    'With an existing approved or rejected review the user may add another',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > beside one that was %s tells that it was additional',
    'apps/api/test/reviews.test.ts > may be followed by another once it is %s',
  ],
  'edit-pending': [
    'Pending reviews may be edited or deleted',
    'packages/domain/src/review.test.ts > a %s review may be edited or deleted: %s',
    'apps/api/test/reviews.test.ts > takes a review back for good',
  ],
  'edit-returns': [
    'An edit returns the review to pending approval',
    'apps/api/test/reviews.test.ts > changes what waits, and the wait starts again',
  ],
  anonymous: [
    "Reviews are shown to other users anonymously ('Anonymous Review')",
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > show the approved ones without anybody’s name, with their average and recommendation rate',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows identity details, reviews without an author, and the team’s recommendation',
  ],
  'own-badge': [
    "The employer's own reviews carry a 'Verified Employer' badge",
    'packages/domain/src/review.test.ts > names nobody: the own review carries a badge, any other is anonymous',
  ],
  'own-badge-shown': [
    'The screen shows the badge on the own review',
    "apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > put the 'Verified Employer' badge on the employer's own",
    "apps/employer/src/pages/report/ReportPage.test.tsx > puts the 'Verified Employer' badge on the employer's own review",
  ],
  'admin-approves': [
    'An admin team approves reviews',
    'apps/api/test/reviews-team.test.ts > publishes a review without its author; she alone sees that it is hers',
  ],
  entity: [
    'Review: id, nanny_id, nanny_name, nanny_phone, rating (1-5), review, incident_report, evidence_url, status (pending, approved, rejected), created_at',
    'apps/api/test/reviews.test.ts > lets an employer with a paid check write, trims what she wrote, and waits for the team',
  ],
  'call-list': [
    'GET /nannies/{id}/reviews answers a list of reviews',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/trust.test.ts > are the approved ones, newest first, without author, allegation or evidence',
  ],
  'call-pending': [
    'GET /nannies/reviews/pending answers pending_reviews',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/reviews.test.ts > lets an employer with a paid check write, trims what she wrote, and waits for the team',
  ],
  'pending-filtered': [
    'The pending reviews are filtered by nanny_id',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > leave out pending ones of other workers',
  ],
  'call-mine': [
    "GET /nannies/{id}/my-review answers the employer's review",
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/reviews.test.ts > lets an employer with a paid check write, trims what she wrote, and waits for the team',
  ],
  'call-update': [
    'PUT /nannies/review/{reviewId}, same body: update',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/reviews.test.ts > changes what waits, and the wait starts again',
  ],
  'call-delete': [
    "DELETE /nannies/review/{reviewId}: delete; error field 'error'",
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/reviews.test.ts > takes a review back for good',
  ],
  sample: [
    'A static sample reviews screen also exists',
    'apps/employer/src/pages/reviews/ReviewsPage.test.tsx > says that it is one: an average of 4.8 from 12',
    'apps/employer/src/pages/reviews/ReviewsPage.stories.tsx > Sample',
  ],
  'sample-average': [
    'The sample: average 4.8 from 12 reviews',
    'apps/employer/src/pages/reviews/ReviewsPage.test.tsx > says that it is one: an average of 4.8 from 12',
  ],
  'sample-chips': [
    'The sample: chips All/5/4/3 stars with counts',
    'apps/employer/src/pages/reviews/ReviewsPage.test.tsx > has a chip for all, five, four and three stars, each with its count',
  ],
  'sample-write': [
    "The sample: 'Write a Review'",
    "apps/employer/src/pages/reviews/ReviewsPage.test.tsx > leads by 'Write a Review' to the form, about nobody",
  ],
  'sample-cards': [
    'The sample: review cards with author initials, date, stars and text',
    'apps/employer/src/pages/reviews/ReviewsPage.test.tsx > shows each with its author’s initials, date, stars, text and badge',
  ],
  'sample-badge': [
    "The sample: review cards have a 'Verified Employer' badge",
    'apps/employer/src/pages/reviews/ReviewsPage.test.tsx > shows each with its author’s initials, date, stars, text and badge',
  ],
});
