import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { Spinner } from '@repo/ui/components/Spinner';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Order } from './order.ts';
import { WaitingForNetwork } from './WaitingForNetwork.tsx';

interface PaymentStartedProps {
  readonly order: Order;
  readonly address: string | undefined;
  readonly isOnline: boolean;
}

/** The redirect to the provider follows by itself, offline when the network returns. The link covers a failed redirect. */
export function PaymentStarted({ order, address, isOnline }: PaymentStartedProps) {
  if (address === undefined)
    return (
      <Screen title="Payment Failed" width="focus" phoneHead="payment">
        <Banner tone="danger">The payment page could not be opened. You have not been charged.</Banner>
        <ButtonLink href={paths.dashboard}>Go to Dashboard</ButtonLink>
      </Screen>
    );
  if (!isOnline) return <WaitingForNetwork order={order} address={address} />;
  return (
    <Screen title="Payment Request Sent" width="focus" phoneHead="payment">
      <Banner tone="success">We are taking you to the secure payment page.</Banner>
      <Spinner label="Redirecting..." />
      <ButtonLink variant="secondary" href={address}>
        Continue to Payment
      </ButtonLink>
    </Screen>
  );
}
