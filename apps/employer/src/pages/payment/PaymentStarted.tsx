import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { Spinner } from '@repo/ui/components/Spinner';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { WaitingForNetwork } from './WaitingForNetwork.tsx';

interface PaymentStartedProps {
  readonly address: string | undefined;
  readonly isOnline: boolean;
}

/** The redirect to the provider follows by itself, offline when the network returns. The link covers a failed redirect. */
export function PaymentStarted({ address, isOnline }: PaymentStartedProps) {
  if (address === undefined)
    return (
      <Screen title="Payment Failed" width="focus" isPayment>
        <Banner tone="danger">The payment page could not be opened. You have not been charged.</Banner>
        <ButtonLink href={paths.dashboard}>Go to Dashboard</ButtonLink>
      </Screen>
    );
  return (
    <Screen title={isOnline ? 'Payment Request Sent' : 'No Connection'} width="focus" isPayment>
      {isOnline ? (
        <>
          <Banner tone="success">We are taking you to the secure payment page.</Banner>
          <Spinner label="Redirecting..." />
          <ButtonLink variant="secondary" href={address}>
            Continue to Payment
          </ButtonLink>
        </>
      ) : (
        <WaitingForNetwork address={address} />
      )}
    </Screen>
  );
}
