import { useSyncExternalStore } from 'react';
import { session } from '../../session/session.ts';
import { SampleVerifications } from './SampleVerifications.tsx';
import VerificationsListPage from './VerificationsListPage.tsx';

/** Her own verifications; to a visitor, what such a list looks like (decisions 2). */
export default function VerificationsPage() {
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  return signedIn ? <VerificationsListPage /> : <SampleVerifications />;
}
