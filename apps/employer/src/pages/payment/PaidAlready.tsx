import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { PaidOrder } from '../../packages/PaidOrder.tsx';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

interface PaidAlreadyProps {
  /** The order that was paid, when it is known here; the service may know of one before this screen does. */
  readonly purchase?: Purchase;
}

/** Nothing is offered to be paid twice, wherever the person came from: back from the payment, or from another tab. */
export function PaidAlready({ purchase }: PaidAlreadyProps) {
  return (
    <Screen title="Package Already Purchased" back={{ label: 'Back to dashboard', href: paths.dashboard }}>
      <Banner tone="info" announce>
        You have already purchased this package for this nanny.
      </Banner>
      {purchase !== undefined && <PaidOrder purchase={purchase} />}
      <ButtonLink fullWidth href={paths.verificationsList}>
        Go to Verifications
      </ButtonLink>
    </Screen>
  );
}
