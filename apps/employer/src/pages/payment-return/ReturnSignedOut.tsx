import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { useNavigate } from 'react-router';
import { paths, paymentStatusPath } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Screen } from '../../shell/Screen.tsx';

/**
 * The payer came back to a browser without a session: a phone may open the provider's redirect in another browser. The
 * service settles the payment without this page. The sign-in leads to the result, which the service shows to its payer only.
 */
export function ReturnSignedOut({ reference }: { readonly reference: string }) {
  const navigate = useNavigate();
  const signIn = () => {
    session.keepReturnOfUnknown(paymentStatusPath(reference));
    void navigate(paths.login);
  };
  return (
    <Screen title="Sign In to See Your Payment" width="focus" phoneHead="payment">
      <Banner tone="info" title="Your payment is safe.">
        You are not signed in here: the payment page may have opened another browser. If you have paid, please
        do not pay again. Sign in with your phone number, and the result of your payment shows here. We also
        tell you by SMS.
      </Banner>
      <PageActions>
        <Button onClick={signIn}>Sign In</Button>
      </PageActions>
    </Screen>
  );
}
