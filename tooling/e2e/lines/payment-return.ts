import { lines } from './line.ts';

/** spec/employer.md sections 2, 3 and 7: back from the payment. */
export const paymentReturn = lines('payment-return', {
  reference: [
    'Reads query parameter reference',
    'apps/employer/src/pages/payment-return/PaymentReturnPage.stories.tsx > Success',
    'apps/employer/src/pages/payment-return/ReturnFailed.test.tsx > asks nobody about a payment without a reference',
  ],
  loading: [
    'State loading',
    'apps/employer/src/pages/payment-return/PaymentReturnPage.stories.tsx > Loading',
  ],
  success: [
    'Payment callback: loading -> success',
    'apps/employer/src/pages/payment-return/PaymentReturnPage.stories.tsx > Success',
  ],
  error: [
    'Payment callback: loading -> error',
    'apps/employer/src/pages/payment-return/PaymentReturnPage.stories.tsx > Refused',
  ],
  'order-number': [
    'Success shows order number',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > shows the order',
  ],
  package: [
    'Success shows package',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > shows the order',
  ],
  amount: [
    'Success shows amount paid',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > shows the order',
    'tooling/e2e/journeys/money/main-job.e2e.ts > an employer invites, pays, follows the checks and reads the report',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  estimated: [
    'Success shows estimated completion',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > shows the order',
  ],
  'next-consent': [
    'What happens next: SMS to worker for consent',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > says what happens next, with the confirmation by %s',
  ],
  'next-email': [
    'What happens next: email confirmation to employer',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > says what happens next, with the confirmation by %s',
  ],
  'next-team': [
    'What happens next: verification team assigned',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > says what happens next, with the confirmation by %s',
  ],
  'next-updates': [
    'What happens next: updates at each stage',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > says what happens next, with the confirmation by %s',
  ],
  receipt: [
    "'Download Receipt' (a locally generated text file)",
    'tooling/e2e/journeys/money/main-job.e2e.ts > an employer invites, pays, follows the checks and reads the report',
    'apps/employer/src/packages/receipt-text.test.ts > says who paid what to whom, when, by what channel and reference',
    'tooling/e2e/journeys/money/payment-without-network.e2e.ts > a payment survives a network that dies at each of its steps, and is made once',
  ],
  continue: [
    "'Continue' goes to /dashboard with activeTab verifications, showSuccessMessage true, and workerName when known",
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > goes on to the verifications, and says whose was paid (%s)',
    'tooling/e2e/journeys/money/payment-without-network.e2e.ts > a payment survives a network that dies at each of its steps, and is made once',
  ],
  enhanced: [
    "'View Enhanced Report' after an upgrade",
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > leads from an upgrade to the report',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  benefits: [
    'After 2 seconds an upgrade-benefits panel appears if old_package was present',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > shows after two seconds what an upgrade unlocks',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
    'apps/employer/src/pages/payment-return/ReturnSucceeded.test.tsx > names what two levels add, to readers as well',
  ],
  'error-text': [
    "Error shows the server message or 'Payment verification failed'",
    'apps/employer/src/pages/payment-return/ReturnFailed.test.tsx > says why it failed, in the service’s words (%j) or its own, with the details',
  ],
  'error-again': [
    "Error: 'Try Again' (reload)",
    'apps/employer/src/pages/payment-return/ReturnFailed.test.tsx > looks again when asked to',
  ],
  'error-dashboard': [
    "Error: 'Go to Dashboard' (/dashboard)",
    'apps/employer/src/pages/payment-return/ReturnFailed.test.tsx > leads to the dashboard',
  ],
  'error-details': [
    'Error: technical details (error, time, reference)',
    'apps/employer/src/pages/payment-return/ReturnFailed.test.tsx > says why it failed, in the service’s words (%j) or its own, with the details',
  ],
  call: [
    'GET /api/employer/purchase-callback?reference={reference} answers a success flag and details',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/purchases.test.ts > is settled by the return page, which answers with everything the receipt shows',
  ],
  entity: [
    'Payment callback response: success, message, order_number, reference, package_name, package, amount_paid, estimated_completion, worker_name, old_package',
    'apps/api/test/purchases.test.ts > is settled by the return page, which answers with everything the receipt shows',
    'apps/api/test/purchases.test.ts > carries the package that an upgrade replaces',
  ],
});
