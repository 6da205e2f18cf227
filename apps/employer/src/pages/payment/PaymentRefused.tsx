import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

/** The service does not sell this check, and has said why. Nothing has failed, and a second attempt changes nothing. */
export const PaymentRefused = ({ text }: { readonly text: string }) => (
  <Screen
    title="Nothing to Pay Now"
    width="focus"
    back={{ label: 'Back to dashboard', href: paths.dashboard }}
  >
    <Banner tone="warning" title={text} announce>
      Nothing was charged. Verifications shows how the checks of this worker stand.
    </Banner>
    <PageActions>
      <ButtonLink href={paths.dashboard}>Go to Dashboard</ButtonLink>
      <ButtonLink variant="secondary" href={paths.verificationsList}>
        Go to Verifications
      </ButtonLink>
    </PageActions>
  </Screen>
);
