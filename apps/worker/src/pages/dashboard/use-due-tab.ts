import { verificationStatusQuery } from '@repo/api-client/queries/worker-status';
import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { firstStepOf } from './first-step.ts';
import { useUnsent } from './use-unsent.ts';

/** The tab with the step that a worker has to do before she can send her photos, or with the photos. */
export function useDueTab(dashboard: WireWorkerDashboard | undefined): 'profile' | 'verify' | undefined {
  const isUnsent = useUnsent(dashboard);
  const { data } = useQuery({ ...verificationStatusQuery(client), enabled: isUnsent });
  const step = isUnsent && data !== undefined ? firstStepOf(data) : null;
  if (step === null) return undefined;
  return step.step === 'profile_created' ? 'profile' : 'verify';
}
