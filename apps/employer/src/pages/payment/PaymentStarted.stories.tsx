import type { Package } from '@repo/api-client/normalise/package';
import type { Meta } from '@storybook/react-vite';
import { mercy } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import type { Order } from './order.ts';
import { PaymentStarted } from './PaymentStarted.tsx';

const meta = {
  title: 'Screens/Employer/Payment request sent',
  component: PaymentStarted,
  tags: ['!autodocs'],
} satisfies Meta<typeof PaymentStarted>;
export default meta;

const standard: Package = {
  id: 17,
  name: 'Standard Check',
  priceCents: 100_000,
  description: 'What most households choose.',
  features: [],
  popular: true,
  level: 'standard',
  duration: '2-3 business days',
};
const order: Order = {
  workerId: mercy.id,
  workerName: mercy.name ?? 'Mercy Chebet',
  chosen: standard,
  answerUntil: null,
};

const Offline = () => (
  <PaymentStarted order={order} address="https://checkout.example/am-sample" isOnline={false} />
);
const Unopened = () => <PaymentStarted order={order} address={undefined} isOnline />;

const offline = { shows: ['No Connection', 'You have not been charged.', 'Not Paid Yet'] };
export const WithoutNetwork = screenOf(Offline, paths.payment)(offline);
export const WithoutNetworkOnNarrowestPhone = screenOf(
  Offline,
  paths.payment,
)({ ...offline, globals: narrow });
export const WithoutAddress = screenOf(
  Unopened,
  paths.payment,
)({ tags: ['!picture'], shows: /could not be opened/ });
