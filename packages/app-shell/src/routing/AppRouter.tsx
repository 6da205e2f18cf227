import { WaitLine } from '@repo/ui/components/WaitLine';
import { useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { stampingNavigator, withOwnState } from './owned-state.ts';

interface AppRouterProps {
  /** Tells one signed-in person from the next; always the same function. */
  readonly owner: () => string;
  /** Said while the next screen is on its way. */
  readonly waiting: string;
  readonly children: ReactNode;
}

/**
 * The library's `BrowserRouter`, which shows the next screen only when its code is there and tells nobody that it is on its
 * way. This one says so: a tap on a slow network is answered by a line at the top, over the screen that still stands.
 */
export function AppRouter({ owner, waiting, children }: AppRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location });
  const [isWaiting, startTransition] = useTransition();
  useLayoutEffect(() => history.listen((next) => startTransition(() => setShown(next))), [history]);
  const navigator = useMemo(
    () => stampingNavigator(history, owner, () => history.location),
    [history, owner],
  );
  const own = useMemo(() => withOwnState(location, owner()), [location, owner]);
  return (
    <Router location={own} navigationType={action} navigator={navigator}>
      <WaitLine waiting={isWaiting} label={waiting} />
      {children}
    </Router>
  );
}
