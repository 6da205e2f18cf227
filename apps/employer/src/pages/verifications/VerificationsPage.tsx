import { useSyncExternalStore } from 'react';
import { session } from '../../session/session.ts';
import { SampleVerifications } from './SampleVerifications.tsx';
import VerificationsListPage from './VerificationsListPage.tsx';

/** The verifications of the employer. A visitor sees a sample list (decisions 2). */
export default function VerificationsPage() {
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  return signedIn ? <VerificationsListPage /> : <SampleVerifications />;
}
