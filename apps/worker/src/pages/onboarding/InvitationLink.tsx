import { Navigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';

/** The short link of an invitation's SMS: it leads on to the onboarding. */
export default function InvitationLink() {
  const { code = '' } = useParams();
  return <Navigate to={`${paths.onboarding}?${new URLSearchParams({ invite: code }).toString()}`} replace />;
}
