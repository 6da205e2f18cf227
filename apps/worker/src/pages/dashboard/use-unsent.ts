import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { useNavigationState } from '../../navigation-state.ts';

/** Whether she has sent no photos. The service may not know yet that she has just sent them. */
export function useUnsent(dashboard: WireWorkerDashboard | undefined): boolean {
  const { pending = false } = useNavigationState('dashboard') ?? {};
  return dashboard?.needs.includes('identity') === true && !dashboard.under_review && !pending;
}
