import { lines } from './line.ts';

/** spec/employer.md section 8: the error catalogue and the success alerts. */
export const errors = lines('errors', {
  'workers-refused': [
    "'Failed to fetch workers' (list response not ok)",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersRefused',
  ],
  'workers-broken': [
    "'Error fetching workers' (exception)",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersOffline',
  ],
  'workers-search': [
    "'Failed to search. Please try again.' (search failure)",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersSearchFailed',
  ],
  'workers-search-empty': [
    'Search failure: result list emptied',
    'apps/employer/src/pages/dashboard/use-worker-search.test.tsx > empties the results when the search fails, and tries again when asked',
  ],
  'verifications-refused': [
    "'Failed to fetch verifications' (dashboard response not ok)",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > HomeRefused',
    'apps/employer/src/verifications/VerificationsPanel.test.tsx > in the %s have the specification’s words and another try',
  ],
  'verifications-broken': [
    "'Failed to load verifications. Please try again.' (exception)",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > HomeOffline',
  ],
  'verifications-list': [
    "'Failed to load verifications. Please try again.' in My Verifications",
    'apps/employer/src/pages/verifications/VerificationsListPage.stories.tsx > Failed',
    'apps/employer/src/verifications/VerificationsPanel.test.tsx > in the %s have the specification’s words and another try',
  ],
  'profile-no-id': [
    "'No worker ID provided'",
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.stories.tsx > OpenedWithoutWorker',
    'apps/employer/src/pages/package/PackagePage.stories.tsx > OpenedWithoutWorker',
    'apps/employer/src/pages/report/ReportPage.stories.tsx > OpenedWithoutWorker',
  ],
  'profile-failed': [
    "'Failed to load worker profile. Please try again.'",
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > leads back to the search when the profile cannot be had (%i)',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > says in the same words that nobody was reached',
  ],
  'profile-none': [
    "'Failed to load worker profile.'",
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > leads back to the search when the profile cannot be had (%i)',
  ],
  'worker-not-found': [
    "The worker-not-found view uses the title 'Worker Not Found' and fallback text 'Unable to load worker profile'",
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > of nobody: the title and words of the catalogue, and the way back',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.stories.tsx > WorkerNotFound',
  ],
  'invite-invalid': [
    "'Invalid invitation data. Please try again.'",
    'apps/employer/src/pages/package/PackagePage.test.tsx > begins again with an invitation that cannot be read',
  ],
  packages: [
    "'Failed to load packages.'",
    'apps/employer/src/pages/package/PackagePage.stories.tsx > PackagesFailed',
    'apps/employer/src/pages/package/PackageChooser.test.tsx > offers to try again when the packages could not be loaded',
  ],
  'worker-data': [
    "'Failed to load worker data. Please try again.'",
    'apps/employer/src/pages/package/PackagePage.stories.tsx > WorkerFailed',
    'apps/employer/src/pages/payment/PaymentPage.test.tsx > that cannot be loaded just now is asked for again on request',
  ],
  'invite-send': [
    "'Failed to send invitation. Please try again.'",
    'apps/employer/src/pages/invite/InviteForm.test.tsx > says in its own words that it was not sent, where the service has none',
  ],
  'invite-send-server': [
    'A failed invitation shows the server message',
    'apps/employer/src/pages/invite/InvitePage.test.tsx > does not lock the form over something it has no field for',
  ],
  network: [
    "Invitation: 'Network error. Please try again.'",
    'apps/employer/src/pages/invite/InvitePage.stories.tsx > Failed',
    'apps/employer/src/pages/invitation-sent/InvitationSentPage.stories.tsx > Offline',
  ],
  'invite-reason': [
    "'Failed to send invitation: {reason}. Please try again.'",
    'apps/employer/src/pages/package/PackagePage.test.tsx > names the step of a new invitation that failed: %s',
  ],
  'invite-none': [
    "'No pending invitation found. Please start over.'",
    'apps/employer/src/pages/package/PackagePage.stories.tsx > OpenedWithoutInvitation',
    'apps/employer/src/pages/invitation-sent/InvitationSentPage.stories.tsx > OpenedWithoutInvitation',
  ],
  'invite-profile': [
    "'Failed to create worker profile'",
    'apps/employer/src/pages/package/PackagePage.test.tsx > names the step of a new invitation that failed: %s',
  ],
  'invite-request': [
    "'Failed to create verification request'",
    'apps/employer/src/pages/package/PackagePage.test.tsx > names the step of a new invitation that failed: %s',
    'apps/employer/src/pages/package/PackagePage.stories.tsx > NewInvitationFailed',
  ],
  'payment-failed': [
    "'Failed to process payment. Please try again.' shown as 'Payment failed: ...'",
    'apps/employer/src/pages/payment/Payment.test.tsx > says why it failed, what may help and the details, and tries again from the review',
  ],
  'payment-missing': [
    "'Missing worker or package information'",
    'apps/employer/src/pages/payment/PaymentPage.stories.tsx > OpenedWithoutOrder',
    'apps/employer/src/pages/payment/PaymentPage.test.tsx > that does not exist leaves nothing to pay for',
  ],
  'payment-callback': [
    "Callback failure 'Payment Failed' with the server message or 'Payment verification failed'",
    'apps/employer/src/pages/payment-return/ReturnFailed.test.tsx > says why it failed, in the service’s words (%j) or its own, with the details',
  ],
  'payment-reference': [
    "Missing payment reference: 'No payment reference found.'",
    'apps/employer/src/pages/payment-return/ReturnFailed.test.tsx > asks nobody about a payment without a reference',
    'apps/employer/src/pages/payment-return/PaymentReturnPage.stories.tsx > ReferenceMissing',
  ],
  'payment-already': [
    "An error containing 'already purchased' shows 'You have already purchased this package for this nanny.'",
    'apps/employer/src/pages/payment/Payment.test.tsx > leads to the verifications from what was bought already',
    'apps/api/test/purchases-once.test.ts > refuses what is bought already, in the words that screens look for',
  ],
  'payment-already-link': [
    'It has a link to Verifications',
    'apps/employer/src/pages/payment/Payment.test.tsx > leads to the verifications from what was bought already',
  ],
  contact: [
    "'Failed to send contact request. Please try again.'",
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > that fails for %s says so and keeps what was typed',
    'apps/employer/src/pages/worker-profile/WorkerContact.stories.tsx > SendingFailed',
  ],
  'review-delete': [
    "'Failed to delete review'",
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > that failed is told in the question itself: %s',
  ],
  'review-update': [
    "'Failed to update review'",
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > that failed is told in the words of the catalogue',
  ],
  'review-submit': [
    "'Failed to submit review' (server error text shown when present)",
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > that failed is told in %s, and what was typed stays',
  ],
  'review-inline': [
    "'Failed to submit review. Please try again.' shown inline on the write screen",
    'apps/employer/src/pages/reviews/WriteReviewPage.test.tsx > that failed is told in the form in %s, and what was typed stays',
  ],
  'deep-check': [
    "'Failed to perform deep check. Please try again.'",
    'apps/employer/src/pages/report/ReportPage.test.tsx > says that the deep check failed where the worker could be loaded, and tries it again',
  ],
  'report-placeholder': [
    'Report load failure: falls back to a placeholder worker record (sample name, trust score 85, 0 flags)',
    'apps/employer/src/pages/report/ReportPage.test.tsx > tags the placeholder that stands in for a report that could not be loaded',
    'apps/employer/src/pages/report/ReportPage.stories.tsx > Failed',
  ],
  'report-pdf': [
    'PDF download failure silently falls back to a text report',
    'apps/employer/src/pages/report/ReportPage.test.tsx > saves the same as text, without a word, when the PDF cannot be had',
  ],
  'profile-update': [
    "Errors on the profile page: 'Failed to update profile. Please try again.'",
    'apps/employer/src/pages/profile/EditProfile.test.tsx > says above who she is that it was not saved, and keeps what was typed',
    'apps/employer/src/pages/profile/ProfilePage.stories.tsx > Failed',
  ],
  'no-token': [
    "'No authentication token found'",
    'apps/employer/src/pages/verifications/VerificationsListPage.stories.tsx > SignedOut',
    'packages/api-client/src/client/client.test.ts > is "no-token" without a stored token (%j), and asks nobody',
  ],
  unauthorised: [
    'Any 401 leads to logout',
    'apps/employer/src/api/end-session.test.ts > forgets the person on any 401, and leaves for the public site',
    'tooling/e2e/journeys/employer/nothing-lost.e2e.ts > an invitation that is being typed outlives a reload and a session that ended elsewhere',
  ],
  unexpected: [
    "A generic 'Unexpected Application Error!' screen appears on unhandled routing errors",
    'apps/employer/src/shell/RouteErrorScreen.stories.tsx > UnknownPage',
  ],
  chunk: [
    "A script chunk that fails to load reports 'Loading chunk failed' after a 120 second timeout",
    'packages/app-shell/src/parts/lazy-part.test.tsx > gives up after 120 seconds',
  ],
  'alert-contact': [
    'Success alert: contact request sent; the worker is notified by SMS',
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > is sent once, says that the worker is notified by SMS, and waits for her until it expires',
    'apps/employer/src/pages/worker-profile/WorkerContact.stories.tsx > Sent',
  ],
  'alert-review': [
    'Success alert: review submitted or updated (pending admin approval)',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > tells that it was submitted and waits for the team',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > sends it trimmed, with null for what is empty, and tells that it waits again',
  ],
  'alert-review-additional': [
    'Success alert: additional review submitted',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > beside one that was %s tells that it was additional',
  ],
  'alert-review-deleted': [
    'Success alert: review deleted',
    'apps/employer/src/pages/reviews/WorkerReviewsPage.test.tsx > asks first, leaves it there on a no, and leads to the heading when it is gone',
  ],
});
