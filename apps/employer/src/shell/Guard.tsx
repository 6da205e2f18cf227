import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { session } from '../session/session.ts';
import { leaveFor } from '@repo/app-shell/browser/leave-for';
import { landingAddress } from '@repo/app-shell/browser/landing-address';

/**
 * Screens behind it are for signed-in employers; everybody else is shown the public site. Whoever was here when her session
 * expired comes back to the same screen by signing in.
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
