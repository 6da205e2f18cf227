import { getDashboard, listPackages, purchasePackage } from '@repo/api-client/contract/employer';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { canPress, choose, press } from '@repo/app-shell/story-kit/gestures';
import { accepting } from '../../../stories/household.ts';
import { mercy, prospect, zawadi } from '../../../stories/people.ts';
import {
  acceptedDashboard,
  emptyDashboard,
  invitationOf,
  ordersOfMercy,
} from '../../../stories/purchases.ts';
import { screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import PaymentPage from './PaymentPage.tsx';

const meta = {
  title: 'Screens/Employer/Review & Pay',
  component: PaymentPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof PaymentPage>;
export default meta;

const screen = screenOf(PaymentPage, paths.payment);
const order = (packageId: number) => ({
  state: { worker: { id: mercy.id, name: mercy.name }, package: { id: packageId } },
  recorded: [answers(getDashboard, emptyDashboard)],
});
const standard = order(17);
const pay = press(/^Pay KES/);

// spec: payment/state, payment/review
export const Review = screen({ ...standard, does: canPress(/^Pay KES/), shows: /Pay KES/ });
export const ReviewByCard = screen({
  tags: ['!picture'],
  ...standard,
  does: choose('Card'),
  shows: /Pay KES/,
});
// spec: payment/duration-urgent
export const ReviewUrgent = screen({ tags: ['!picture'], ...order(19), shows: 'Same day' });
export const ReviewAfterInvitation = screen({
  tags: ['!picture'],
  state: { worker: { id: zawadi.id, name: zawadi.name }, package: { id: 17 }, isAcceptedInvitation: true },
  recorded: [answers(getDashboard, acceptedDashboard)],
  shows: /The worker has agreed/,
});
const invited = (status: 'pending' | 'declined') => ({
  state: { worker: { id: prospect.id, name: prospect.name }, package: { id: 17 } },
  recorded: [answers(getDashboard, invitationOf(status))],
});
export const ReviewBeforeSheAccepts = screen({
  tags: ['!picture'],
  ...invited('pending'),
  shows: [/has not accepted your invitation yet/, 'What happens to your money'],
});
export const ReviewAfterSheDeclined = screen({
  tags: ['!picture'],
  ...invited('declined'),
  shows: /has declined your invitation/,
});
/** Back from the provider's page without a payment. */
const begun = { ...standard, recorded: [answers(getDashboard, ordersOfMercy('pending'))] };
export const ReviewOfBegun = screen({
  ...begun,
  does: canPress(/^Pay KES/),
  shows: 'You have begun this payment',
});
/** Back from the provider's page after a payment. */
export const Paid = screen({
  tags: ['!picture'],
  ...standard,
  recorded: [answers(getDashboard, ordersOfMercy('paid'))],
  shows: 'Package Already Purchased',
});
// spec: payment/processing
export const Processing = screen({
  tags: ['!picture'],
  ...standard,
  recorded: [...standard.recorded, waits(purchasePackage)],
  does: pay,
  shows: 'Processing your payment...',
});
// spec: payment/success
export const Started = screen({
  ...standard,
  recorded: [...standard.recorded, ...accepting],
  does: pay,
  shows: 'Payment Request Sent',
});
export const Failed = screen({
  ...standard,
  recorded: [
    ...standard.recorded,
    refuses(purchasePackage, 503, 'The payment provider does not answer. Please try again in a moment.'),
  ],
  does: pay,
  shows: /Payment failed: The payment provider/,
});
export const Refused = screen({
  ...standard,
  recorded: [
    ...standard.recorded,
    refuses(purchasePackage, 409, 'This worker said no to you. You can ask again after Dec 30, 2026.'),
  ],
  does: pay,
  shows: 'Nothing to Pay Now',
});
export const Offline = screen({
  tags: ['!picture'],
  ...standard,
  recorded: [...standard.recorded, breaks(purchasePackage)],
  does: pay,
  shows: /Payment failed: Network error/,
});
export const AlreadyPurchased = screen({
  tags: ['!picture'],
  ...standard,
  recorded: [
    ...standard.recorded,
    refuses(purchasePackage, 409, 'You have already purchased this package for this nanny.'),
  ],
  does: pay,
  shows: 'Package Already Purchased',
});
export const Loading = screen({
  ...standard,
  recorded: [waits(listPackages)],
  shows: 'Loading your order...',
});
export const PackagesFailed = screen({
  tags: ['!picture'],
  ...standard,
  recorded: [breaks(listPackages)],
  shows: 'Failed to load packages.',
});
// spec: errors/payment-missing
export const OpenedWithoutOrder = screen({
  tags: ['!picture'],
  shows: 'Missing worker or package information',
});
