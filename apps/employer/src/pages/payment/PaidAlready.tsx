import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { PaidOrder } from '../../packages/PaidOrder.tsx';
import { PaidOrderActions } from '../../packages/PaidOrderActions.tsx';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

interface PaidAlreadyProps {
  /** The paid order, when this screen knows it. The service may know of it earlier than the screen. */
  readonly purchase?: Purchase;
}

/** Prevents a second payment, also after the back button and from another tab. */
export function PaidAlready({ purchase }: PaidAlreadyProps) {
  return (
    <Screen
      title="Package Already Purchased"
      width="focus"
      phoneHead="payment"
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
    >
      <Banner tone="info" announce>
        You have already purchased this package for this nanny.
      </Banner>
      {purchase === undefined ? (
        <ButtonLink fullWidth href={paths.verificationsList}>
          Go to Verifications
        </ButtonLink>
      ) : (
        <>
          <PaidOrder purchase={purchase} />
          <PaidOrderActions purchase={purchase} />
        </>
      )}
    </Screen>
  );
}
