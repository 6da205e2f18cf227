import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAccountLanguage } from '../language/use-account-language.ts';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';

/**
 * Screens in it show what is hers: without a stored worker they lead to the sign-in (worker spec 2.1). Whoever was here when
 * her session expired is told so there, and comes back to the same screen by signing in.
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
