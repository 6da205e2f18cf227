import { Wordmark } from '@repo/ui/brand/Wordmark';
import { Banner } from '@repo/ui/components/Banner';
import { IconButton } from '@repo/ui/components/IconButton';
import { CrossIcon } from '@repo/ui/icons/CrossIcon';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { Content } from '@repo/ui/primitives/Content';
import { Stack } from '@repo/ui/primitives/Stack';
import { useEffect, useRef, useState } from 'react';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import type { Tab } from '../../navigation-state.ts';
import { MainTabs } from '../../shell/MainTabs.tsx';
import { TopStrip } from '../../shell/TopStrip.tsx';
import { HomeTab } from './HomeTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { useDashboardState } from './use-dashboard-state.ts';
import { VerificationsTab } from './VerificationsTab.tsx';
import { WorkersTab } from './WorkersTab.tsx';

const titles: Record<Tab, string> = {
  home: 'Dashboard',
  workers: 'Workers',
  verifications: 'My Verifications',
  profile: 'Profile',
};

const paidText = (workerName: string | null) =>
  workerName === null
    ? 'Payment successful! You can follow the verification here.'
    : `Payment successful! You can follow the verification of ${workerName} here.`;

export default function DashboardPage() {
  const { tab, setTab, paidFor, dismiss } = useDashboardState();
  const [isSearch, setIsSearch] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  useScreen(titles[tab]);
  useEffect(() => {
    // After the focus went to the heading of the tab.
    if (isSearch && tab === 'workers') searchField.current?.focus();
  }, [isSearch, tab]);
  const show = (next: Tab) => {
    setIsSearch(false);
    setTab(next);
  };
  const search = () => {
    setIsSearch(true);
    setTab('workers');
  };
  const news = paidFor !== undefined && (
    <Banner
      tone="success"
      dismiss={<IconButton label="Hide this message" icon={<CrossIcon />} onClick={dismiss} />}
    >
      {paidText(paidFor.workerName)}
    </Banner>
  );
  return (
    <AppShell
      header={
        <TopStrip>
          <Wordmark />
        </TopStrip>
      }
      tabBar={<MainTabs value={tab} onChange={show} />}
    >
      <Content width="desk">
        <Stack gap="large">
          {tab === 'home' && <HomeTab onShow={show} onSearch={search} news={news} />}
          {tab === 'workers' && <WorkersTab news={news} searchField={searchField} />}
          {tab === 'verifications' && <VerificationsTab onShow={show} news={news} />}
          {tab === 'profile' && <ProfileTab onShow={show} news={news} />}
        </Stack>
      </Content>
    </AppShell>
  );
}
