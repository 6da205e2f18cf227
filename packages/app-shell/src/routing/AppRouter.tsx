import { WaitLine } from '@repo/ui/components/WaitLine';
import { useEffectEvent, useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { stampingNavigator, withOwnState } from './owned-state.ts';

interface AppRouterProps {
  /** Identifies the signed-in user. The function must be stable. */
  readonly owner: () => string;
  /** The text while the next screen loads. */
  readonly waiting: string;
  readonly children: ReactNode;
}

/**
 * Replaces the `BrowserRouter` of the library, which shows the next screen only when its code has arrived and gives no sign
 * of the wait. On a slow network this router shows a line at the top, over the current screen.
 */
export function AppRouter({ owner, waiting, children }: AppRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const { action, location } = shown;
  const [isWaiting, startTransition] = useTransition();
  const show = useEffectEvent((next: typeof shown) => {
    // The screen is here already, and no wait is shown for it: a key must not wait for one.
    if (next.location.pathname === location.pathname) setShown(next);
    else startTransition(() => setShown(next));
  });
  useLayoutEffect(() => history.listen((next) => show(next)), [history]);
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
