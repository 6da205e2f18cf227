import { lines } from './line.ts';

/** spec/employer.md sections 2, 4 and 7: Review & Pay. */
export const payment = lines('payment', {
  state: [
    'State worker, package, isAcceptedInvitation',
    'apps/employer/src/navigation-state.test.ts > reads what a screen handed over, and drops what it does not know',
    'apps/employer/src/pages/payment/PaymentPage.stories.tsx > Review',
  ],
  summary: [
    "'Review & Pay': summary",
    'apps/employer/src/pages/payment/Payment.test.tsx > sums up what is paid for (%i)',
  ],
  'duration-urgent': [
    "Duration 'Same day' if the package is the urgent one",
    'apps/employer/src/pages/payment/Payment.test.tsx > sums up what is paid for (%i)',
    'apps/employer/src/pages/payment/PaymentPage.stories.tsx > ReviewUrgent',
  ],
  duration: [
    "Duration otherwise '2-3 business days'",
    'apps/employer/src/pages/payment/Payment.test.tsx > sums up what is paid for (%i)',
  ],
  consent: [
    'A worker consent note',
    'apps/employer/src/pages/payment/PaymentPage.test.tsx > is the truth of now, not what the last screen handed over',
    'apps/employer/src/pages/payment/PaymentPage.test.tsx > promises no start of the checks where nobody has agreed',
  ],
  channels: [
    'A M-PESA or Card toggle',
    'apps/employer/src/pages/payment/Payment.test.tsx > offers M-PESA, which is chosen, and the card',
    'apps/api/test/purchases.test.ts > puts the channel that was chosen first, and leaves the other to the payer',
  ],
  secure: [
    'A secure payment note',
    'apps/employer/src/pages/payment/Payment.test.tsx > sums up what is paid for (%i)',
  ],
  review: ['Sub-state review', 'apps/employer/src/pages/payment/PaymentPage.stories.tsx > Review'],
  processing: [
    'Sub-state processing',
    'apps/employer/src/pages/payment/PaymentPage.stories.tsx > Processing',
  ],
  success: [
    "Sub-state success 'Payment Request Sent'",
    'apps/employer/src/pages/payment/PaymentPage.stories.tsx > Started',
  ],
  'success-redirect': [
    "Redirect after 1.5 s to the provider's authorization address",
    'apps/employer/src/pages/payment/Payment.test.tsx > leads to the provider’s page 1.5 seconds after the payment was opened',
  ],
  error: [
    "Sub-state error 'Payment Failed'",
    'apps/employer/src/pages/payment/Payment.test.tsx > says why it failed, what may help and the details, and tries again from the review',
  ],
  'error-solutions': [
    'The error shows common solutions',
    'apps/employer/src/pages/payment/Payment.test.tsx > says why it failed, what may help and the details, and tries again from the review',
    'apps/employer/src/pages/payment/PaymentPage.test.tsx > blames no money for a check that the service refuses',
  ],
  'error-again': [
    "'Try Again' leads from the error back to review",
    'apps/employer/src/pages/payment/Payment.test.tsx > says why it failed, what may help and the details, and tries again from the review',
    'tooling/e2e/journeys/money/payment-without-network.e2e.ts > a payment survives a network that dies at each of its steps, and is made once',
  ],
  'error-dashboard': [
    "The error offers 'Go to Dashboard'",
    'apps/employer/src/pages/payment/Payment.test.tsx > leads from a failure to the dashboard',
  ],
  'error-details': [
    'The error has a technical details block',
    'apps/employer/src/pages/payment/Payment.test.tsx > says why it failed, what may help and the details, and tries again from the review',
  ],
  hosted: [
    'Pay on a hosted payment page (mobile money or card), in KES',
    'tooling/e2e/journeys/money/main-job.e2e.ts > an employer invites, pays, follows the checks and reads the report',
    'apps/api/test/purchases.test.ts > asks the provider for the price in the database, under a reference of its own',
    'tooling/e2e/journeys/money/payment-without-network.e2e.ts > a payment survives a network that dies at each of its steps, and is made once',
    'tooling/e2e/journeys/employer/back-button.e2e.ts > the way back from a payment pays what was chosen last, once, and after signing out shows nothing',
  ],
  call: [
    'POST /api/employer/purchase-package with nanny_id, package_id (number), email, callback_url (the payment return page)',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/employer/src/pages/payment/Payment.test.tsx > asks for the payment of a package for a worker, with where to come back to and the e-mail of the profile',
    'apps/api/test/purchases.test.ts > asks the provider for the price in the database, under a reference of its own',
  ],
  'call-answer': [
    'It answers data.authorization_url, then the browser is sent there',
    'apps/employer/src/pages/payment/Payment.test.tsx > leads to the provider’s page 1.5 seconds after the payment was opened',
  ],
  'call-failure': [
    'Its failure returns text',
    'apps/api/test/purchases.test.ts > refuses %s in words, and opens nothing',
    'packages/api-client/src/client/client.test.ts > reads a failure that is plain text, and how long to wait from its header',
  ],
});
