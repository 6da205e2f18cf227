import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { client } from '../api/client.ts';
import { paths } from '../paths.ts';
import { MainTabs } from './MainTabs.tsx';

/** The tab to which a screen belongs that has been opened from it. */
const tabOf: Readonly<Record<string, 'home' | 'verify' | 'profile'>> = {
  [paths.requests]: 'home',
  [paths.verification]: 'verify',
  [paths.identity]: 'verify',
  [paths.findings]: 'verify',
  [paths.documents]: 'verify',
  [paths.references]: 'verify',
  [paths.profile]: 'profile',
  [paths.completeProfile]: 'profile',
  [paths.reviews]: 'profile',
};

/** The five tabs on a screen of its own. The count of alerts is that of her last dashboard: it asks for no other one. */
export function LinkedTabs() {
  const { pathname } = useLocation();
  const { data } = useQuery({ ...workerDashboardQuery(client), enabled: false });
  return <MainTabs tab={tabOf[pathname]} unread={data?.unread_notifications ?? 0} />;
}
