import { TabBar } from '@repo/ui/components/TabBar';
import { BellIcon } from '@repo/ui/icons/BellIcon';
import { HomeIcon } from '@repo/ui/icons/HomeIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { SettingsIcon } from '@repo/ui/icons/SettingsIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { useLanguage } from '../language/use-language.ts';
import { paths } from '../paths.ts';
import { addressOf, type Tab } from './tabs.ts';

interface MainTabsProps {
  /** The current tab. Undefined where the screen belongs to none. */
  readonly tab: Tab | 'verify' | 'profile' | undefined;
  readonly unread: number;
}

/** The five tabs (worker spec 2.10). Two of them are separate screens. */
export function MainTabs({ tab, unread }: MainTabsProps) {
  const { say } = useLanguage();
  const newAlerts = unread === 1 ? say('dashboard.newAlert') : say('dashboard.newAlerts', { count: unread });
  return (
    <TabBar
      label={say('dashboard.tabs')}
      value={tab === 'requests' ? 'home' : tab}
      items={[
        { value: 'home', label: say('dashboard.tab.home'), icon: <HomeIcon />, href: addressOf('home') },
        {
          value: 'verify',
          label: say('dashboard.tab.verify'),
          icon: <ShieldIcon />,
          href: paths.verification,
        },
        {
          value: 'alerts',
          label: say('dashboard.tab.alerts'),
          icon: <BellIcon />,
          href: addressOf('alerts'),
          news: unread === 0 ? undefined : newAlerts,
        },
        {
          value: 'profile',
          label: say('dashboard.tab.profile'),
          icon: <PersonIcon />,
          href: paths.profile,
        },
        {
          value: 'settings',
          label: say('dashboard.tab.settings'),
          icon: <SettingsIcon />,
          href: addressOf('settings'),
        },
      ]}
    />
  );
}
