import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { Spinner } from '@repo/ui/components/Spinner';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

/** The provider's page follows by itself; the link is for whom it does not. */
export function PaymentStarted({ address }: { readonly address: string | undefined }) {
  if (address === undefined)
    return (
      <Screen title="Payment Failed">
        <Banner tone="danger">The payment page could not be opened. You have not been charged.</Banner>
        <ButtonLink href={paths.dashboard}>Go to Dashboard</ButtonLink>
      </Screen>
    );
  return (
    <Screen title="Payment Request Sent">
      <Banner tone="success">We are taking you to the secure payment page.</Banner>
      <Spinner label="Redirecting..." />
      <ButtonLink variant="secondary" href={address}>
        Continue to Payment
      </ButtonLink>
    </Screen>
  );
}
