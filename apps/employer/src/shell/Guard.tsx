import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { session } from '../session/session.ts';
import { leaveFor } from '../site/leave-for.ts';
import { landingAddress } from '../site/origins.ts';

/** Screens behind it are for signed-in employers; everybody else is shown the public site. */
export function Guard({ children }: { readonly children: ReactNode }): ReactNode {
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  useEffect(() => {
    if (!signedIn) leaveFor(landingAddress());
  }, [signedIn]);
  return signedIn ? children : null;
}
