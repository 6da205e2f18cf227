import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { useNavigationState } from '../../navigation-state.ts';

/** Whether she has sent no photos, also while a check runs. The service may not know yet that she has just sent them. */
export function useUnsent(dashboard: WireWorkerDashboard | undefined): boolean {
  const { pending = false } = useNavigationState('dashboard') ?? {};
  const isNeeded = dashboard?.verification === 'needs_verification' && dashboard.needs.includes('identity');
  return isNeeded && !pending;
}
