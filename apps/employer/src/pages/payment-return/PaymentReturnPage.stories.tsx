import { getDashboard, getPurchaseCallback } from '@repo/api-client/contract/employer';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { ordersOfMercy, receipt, stoppedReceipt } from '../../../stories/purchases.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import PaymentReturnPage from './PaymentReturnPage.tsx';

const meta = {
  title: 'Screens/Employer/Payment return',
  component: PaymentReturnPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof PaymentReturnPage>;
export default meta;

const screen = screenOf(PaymentReturnPage, paths.postPaymentSuccess);
const back = { search: `?reference=${receipt.reference}` };

// spec: payment-return/reference, payment-return/success
export const Success = screen({ ...back, shows: 'Payment Successful!' });
/** She has no police certificate yet. */
export const SuccessWithLateDate = screen({
  tags: ['!picture'],
  ...back,
  recorded: [answers(getPurchaseCallback, { ...receipt, estimated_completion: 'Dec 21, 2026' })],
  shows: /police certificate/,
});
/** Before her yes no date can be told. */
export const SuccessBeforeHerYes = screen({
  tags: ['!picture'],
  ...back,
  recorded: [
    answers(getPurchaseCallback, { ...receipt, estimated_completion: 'A date once the worker agrees' }),
  ],
  shows: 'We wait for the answer.',
});
export const SuccessOfUpgrade = screen({
  ...back,
  recorded: [
    answers(getPurchaseCallback, {
      ...receipt,
      package: { id: 18, name: 'Premium Check' },
      package_name: 'Premium Check',
      amount_paid: 2000,
      old_package: 'Standard Check',
    }),
  ],
  shows: 'Your upgrade unlocks',
});
export const Stopped = screen({
  ...back,
  recorded: [answers(getPurchaseCallback, stoppedReceipt)],
  shows: ['Verification Stopped', /KES 300 of KES 1,000 refunded\.$/],
});
// spec: payment-return/loading
export const Loading = screen({
  tags: ['!picture'],
  ...back,
  recorded: [waits(getPurchaseCallback)],
  shows: 'Verifying your payment...',
});
// spec: payment-return/error
export const Refused = screen({
  tags: ['!picture'],
  search: `?reference=${ordersOfMercy('failed').purchases[0]?.reference}`,
  recorded: [
    refuses(getPurchaseCallback, 402, 'The payment was declined by your bank.'),
    answers(getDashboard, ordersOfMercy('failed')),
  ],
  shows: ['The payment was declined by your bank.', 'You have not paid.', 'Complete Payment'],
});
export const Cancelled = screen({
  tags: ['!picture'],
  search: `?reference=${ordersOfMercy('pending').purchases[0]?.reference}`,
  recorded: [
    refuses(getPurchaseCallback, 402, 'The payment was not completed.'),
    answers(getDashboard, ordersOfMercy('pending')),
  ],
  shows: ['Money that left your account pays for your order, or comes back to you.', 'Complete Payment'],
});
export const Offline = screen({
  tags: ['!picture'],
  ...back,
  recorded: [breaks(getPurchaseCallback)],
  shows: 'Network error. Please try again.',
});
export const NotYet = screen({
  ...back,
  recorded: [
    refuses(getPurchaseCallback, 402, 'The payment service has not confirmed your payment yet.', {
      retry_after: 5,
    }),
  ],
  shows: /Please do not pay again/,
});
/** The provider's return opened another browser, which knows nobody. */
const signedOut = { ...back, signedIn: false, shows: 'Your payment is safe.' };
export const SignedOut = screen(signedOut);
export const SignedOutOnNarrowestPhone = screen({ ...signedOut, globals: narrow });
// spec: errors/payment-reference
export const ReferenceMissing = screen({ tags: ['!picture'], shows: 'No payment reference found.' });
