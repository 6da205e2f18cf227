import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { session } from '../session/session.ts';
import { leaveFor } from '@repo/app-shell/browser/leave-for';
import { landingAddress } from '@repo/app-shell/browser/landing-address';

/**
 * Protects screens for signed-in employers. Visitors see the public site. After an expired session, the next sign-in brings
 * the same employer back to the same screen.
 */
export function Guard({ children }: { readonly children: ReactNode }): ReactNode {
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  const location = useLocation();
  const keepReturn = useEffectEvent(() => {
    session.keepReturn(location.pathname + location.search, location.state);
  });
  useEffect(() => session.onExpiry(() => keepReturn()), []);
  useEffect(() => {
    if (!signedIn) leaveFor(landingAddress());
  }, [signedIn]);
  return signedIn ? children : null;
}
