import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { SIGN_IN_PARAMETER } from './sign-in-address.ts';

/** The short link in the SMS of an invitation. It redirects to the onboarding, or by way of the sign-in. */
export default function InvitationLink() {
  const { code = '' } = useParams();
  const signsIn = useAddressParameters().has(SIGN_IN_PARAMETER);
  const onboarding = `${paths.onboarding}?${new URLSearchParams({ invite: code }).toString()}`;
  return signsIn ? <SignInFirst after={onboarding} /> : <Navigate to={onboarding} replace />;
}

/** Only after the code it is known whether the invitation was sent to the number. */
function SignInFirst({ after }: { readonly after: string }) {
  useEffect(() => {
    if (!session.isSignedIn()) session.keepReturnOfUnknown(after);
  }, [after]);
  return <Navigate to={paths.login} replace />;
}
