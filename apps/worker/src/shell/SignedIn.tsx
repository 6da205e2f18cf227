import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAccountLanguage } from '../language/use-account-language.ts';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';

/**
 * Protects the screens with data of the worker: without a stored worker it redirects to the sign-in (worker spec 2.1).
 * After an expired session the sign-in says so, and leads the same worker back to the same screen.
 */
export function SignedIn({ children }: { readonly children: ReactNode }): ReactNode {
  const isSignedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  useAccountLanguage();
  const location = useLocation();
  const [expired, setExpired] = useState(false);
  const keepReturn = useEffectEvent(() => {
    session.keepReturn(location.pathname + location.search, location.state);
    setExpired(true);
  });
  useEffect(() => session.onExpiry(() => keepReturn()), []);
  if (isSignedIn) return children;
  return <Navigate to={paths.auth} replace state={expired ? { expired } : null} />;
}
