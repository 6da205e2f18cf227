import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { loadDashboard } from '../services/reporting/dashboards/employer-dashboard.ts';

export const dashboardHandlers: Pick<Handlers<typeof contract.employer>, 'getDashboard'> = {
  getDashboard: ({ ctx, actor }) => loadDashboard(ctx, actor.subjectId),
};
