import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import { useIdleEnd } from './use-idle-end.ts';

/**
 * Protects the screens of signed-in members. Everybody else sees the sign-in. After an expired session, the next sign-in
 * brings the same member back to the same screen.
 */
export function Guard({ children }: { readonly children: ReactNode }): ReactNode {
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  const location = useLocation();
  const keepReturn = useEffectEvent(() => {
    session.keepReturn(location.pathname + location.search, location.state);
  });
  useEffect(() => session.onExpiry(() => keepReturn()), []);
  useIdleEnd();
  return signedIn ? children : <Navigate to={paths.signIn} replace />;
}
