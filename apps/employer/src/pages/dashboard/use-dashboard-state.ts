import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { tabOf, useNavigationState, type Tab } from '../../navigation-state.ts';
import { tabPath } from '../../paths.ts';
import { startVisit, visit } from '../../visit.ts';

/**
 * The shown tab and the message of the payment return. Each tab is an address: Back leads to the tab before, and a reload
 * keeps it. The hook reads the state of the navigation once, and then drops it for the address of its tab.
 */
export function useDashboardState() {
  const navigate = useNavigate();
  const returning = useNavigationType() === NavigationType.Pop;
  const state = useNavigationState('dashboard');
  const addressed = tabOf(useAddressParameters().get('tab'));
  const [{ last, place }] = useState(() => {
    const { tab: left, scrollY } = startVisit(returning || state?.isReturning === true);
    const isLeftTab = (state?.activeTab ?? left) === left;
    return { last: left, place: state?.isReturning === true && isLeftTab ? scrollY : 0 };
  });
  const tab = state === undefined ? addressed : (state.activeTab ?? last);
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
    if (state.showSuccessMessage === true) setPaidFor({ workerName: state.workerName ?? null });
    void navigate(tabPath(tab), { replace: true });
  }, [state, tab, navigate]);
  useEffect(() => {
    visit.tab = tab;
  }, [tab]);

  return {
    tab,
    setTab: (next: Tab) => void navigate(tabPath(next)),
    paidFor,
    dismiss: () => setPaidFor(undefined),
  };
}
