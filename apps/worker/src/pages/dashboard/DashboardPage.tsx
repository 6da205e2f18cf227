import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { workerInitials } from '@repo/domain/initials';
import { firstNameOf } from '@repo/domain/profile-link';
import { Avatar } from '@repo/ui/components/Avatar';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { session } from '../../session/session.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Alerts, ReadAll } from './Alerts.tsx';
import { MainTabs } from '../../shell/MainTabs.tsx';
import { Home } from './Home.tsx';
import { RequestsTab } from './RequestsTab.tsx';
import { Settings } from './Settings.tsx';
import { tabOf } from '../../shell/tabs.ts';
import { useDashboard } from './use-dashboard.ts';

const name = () => session.user()?.name ?? null;
const photo = () => session.user()?.profile_photo ?? undefined;

const titles = {
  home: 'dashboard.title',
  alerts: 'dashboard.tab.alerts',
  settings: 'dashboard.tab.settings',
  requests: 'requests.title',
} as const;

/** The alerts and the requests are to be read, one below the other. */
const widths = { home: 'desk', settings: 'desk', alerts: 'reading', requests: 'reading' } as const;

/** The home of the worker, with notifications and settings (worker spec 2.10). */
export default function DashboardPage() {
  const { say } = useLanguage();
  const tab = tabOf(useAddressParameters());
  const { dashboard, failure } = useDashboard();
  const hers = useSyncExternalStore(session.subscribe, name);
  // Another phone may have set the name: the stored name greets the worker only until the account has answered.
  const greeted = firstNameOf(dashboard?.first_name ?? hers, say('dashboard.nobody'));
  const initials = dashboard?.initials ?? workerInitials(hers);
  const picture = useSyncExternalStore(session.subscribe, photo);
  const isHome = tab === 'home';
  return (
    <Screen
      title={say(titles[tab])}
      width={widths[tab]}
      {...(isHome && {
        heading: say('dashboard.greeting', { name: greeted }),
        action: <Avatar initials={initials} photo={picture} />,
      })}
      {...(tab === 'alerts' && { action: <ReadAll /> })}
      tabs={<MainTabs tab={tab} unread={dashboard?.unread_notifications ?? 0} />}
    >
      {isHome && <Home dashboard={dashboard} failure={failure} />}
      {tab === 'alerts' && <Alerts />}
      {tab === 'settings' && <Settings />}
      {tab === 'requests' && <RequestsTab />}
    </Screen>
  );
}
