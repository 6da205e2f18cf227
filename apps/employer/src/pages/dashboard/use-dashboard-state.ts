import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { useNavigationState, type Tab } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { keepTab, startVisit, visit } from '../../visit.ts';

/** The shown tab and the message of the payment return. The hook reads the message once and then drops it. */
export function useDashboardState() {
  const navigate = useNavigate();
  const returning = useNavigationType() === NavigationType.Pop;
  const state = useNavigationState('dashboard');
  const [{ first, place }] = useState(() => {
    const { tab: last, scrollY } = startVisit(returning || state?.isReturning === true);
    const shown = state?.activeTab ?? last;
    return { first: shown, place: state?.isReturning === true && shown === last ? scrollY : 0 };
  });
  const [tab, setTab] = useState<Tab>(first);
  const [paidFor, setPaidFor] = useState<{ workerName: string | null }>();

  useLayoutEffect(() => {
    // After the back button the browser restores the scroll position itself.
    if (place > 0) globalThis.scrollTo(0, place);
    return () => {
      visit.scrollY = globalThis.scrollY;
    };
  }, [place]);
  useEffect(() => {
    if (state === undefined) return;
    if (state.activeTab !== undefined) setTab(state.activeTab);
    if (state.showSuccessMessage === true) setPaidFor({ workerName: state.workerName ?? null });
    void navigate(paths.dashboard, { replace: true });
  }, [state, navigate]);
  useEffect(() => {
    keepTab(tab);
  }, [tab]);

  return { tab, setTab, paidFor, dismiss: () => setPaidFor(undefined) };
}
