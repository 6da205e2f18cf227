import type { Meta } from '@storybook/react-vite';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { PaymentStarted } from './PaymentStarted.tsx';

const meta = {
  title: 'Screens/Employer/Payment request sent',
  component: PaymentStarted,
  tags: ['!autodocs'],
} satisfies Meta<typeof PaymentStarted>;
export default meta;

const Offline = () => <PaymentStarted address="https://checkout.example/am-sample" isOnline={false} />;
const Unopened = () => <PaymentStarted address={undefined} isOnline />;

const offline = { shows: ['No Connection', 'You have not been charged.'] };
export const WithoutNetwork = screenOf(Offline, paths.payment)(offline);
export const WithoutNetworkOnNarrowestPhone = screenOf(
  Offline,
  paths.payment,
)({ ...offline, globals: narrow });
export const WithoutAddress = screenOf(
  Unopened,
  paths.payment,
)({ tags: ['!picture'], shows: /could not be opened/ });
