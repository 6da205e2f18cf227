import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { useNavigationState, type Tab } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { startVisit, visit } from '../../visit.ts';

/** The tab that is shown, and the news that the payment's return may have sent along. Read once, then forgotten. */
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
    // Going back with the browser's own button, the browser itself sees to it.
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
    visit.tab = tab;
  }, [tab]);

  return { tab, setTab, paidFor, dismiss: () => setPaidFor(undefined) };
}
