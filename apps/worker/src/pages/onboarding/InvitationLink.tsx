import { Navigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';

/** The short link in the SMS of an invitation. It redirects to the onboarding. */
export default function InvitationLink() {
  const { code = '' } = useParams();
  return <Navigate to={`${paths.onboarding}?${new URLSearchParams({ invite: code }).toString()}`} replace />;
}
