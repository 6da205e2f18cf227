import type { Recording } from '@repo/api-client/recorded/recorded-calls';
import DashboardPage from '../src/pages/dashboard/DashboardPage.tsx';
import { paths } from '../src/paths.ts';
import { openScreen } from './in-test.tsx';

/** Opens the dashboard on a tab. Without a tab it opens as for a worker. */
export const openDashboard = (
  tab: string | null,
  recorded: readonly Recording[] = [],
  state: Readonly<Record<string, unknown>> | null = null,
) =>
  openScreen(DashboardPage, paths.dashboard, {
    recorded,
    state,
    search: tab === null ? '' : `?tab=${tab}`,
  });
