import { WaitLine } from '@repo/ui/components/WaitLine';
import { useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import { session } from '../session/session.ts';
import { stampingNavigator, withOwnState } from './owned-state.ts';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/**
 * The library's `BrowserRouter`, which shows the next screen only when its code is there and tells nobody that it is on its
 * way. This one says so: a tap on a slow network is answered by a line at the top, over the screen that still stands.
 */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location });
  const [isWaiting, startTransition] = useTransition();
  useLayoutEffect(() => history.listen((next) => startTransition(() => setShown(next))), [history]);
  const navigator = useMemo(
    () => stampingNavigator(history, session.owner, () => history.location),
    [history],
  );
  const own = useMemo(() => withOwnState(location, session.owner()), [location]);
  return (
    <Router location={own} navigationType={action} navigator={navigator}>
      <WaitLine waiting={isWaiting} label="Loading..." />
      {children}
    </Router>
  );
}
