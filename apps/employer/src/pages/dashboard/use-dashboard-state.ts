import { useEffect, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { useNavigationState, type Tab } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { startVisit, visit } from '../../visit.ts';

/** The tab that is shown, and the news that the payment's return may have sent along. Read once, then forgotten. */
export function useDashboardState() {
  const navigate = useNavigate();
  const returning = useNavigationType() === NavigationType.Pop;
  const state = useNavigationState('dashboard');
  const [tab, setTab] = useState<Tab>(() => {
    const { tab: last } = startVisit(returning || state?.isReturning === true);
    return state?.activeTab ?? last;
  });
  const [paidFor, setPaidFor] = useState<{ workerName: string | null }>();

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
