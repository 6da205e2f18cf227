import { TabBar, type TabItem } from '@repo/ui/components/TabBar';
import { ClipboardIcon } from '@repo/ui/icons/ClipboardIcon';
import { HomeIcon } from '@repo/ui/icons/HomeIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import type { Tab } from '../navigation-state.ts';
import { paths, tabPath } from '../paths.ts';

const items: readonly TabItem<Tab>[] = [
  { value: 'home', label: 'Home', icon: <HomeIcon /> },
  { value: 'workers', label: 'Workers', icon: <PeopleIcon /> },
  { value: 'verifications', label: 'Verifications', icon: <ClipboardIcon /> },
  { value: 'profile', label: 'Profile', icon: <PersonIcon /> },
];
const links = items.map((item) => ({ ...item, href: tabPath(item.value) }));

/** The tab to which a screen belongs that has been opened from it. */
const tabOf: Readonly<Record<string, Tab>> = {
  [paths.workerProfile]: 'workers',
  [paths.workerReviews]: 'workers',
  [paths.writeReview]: 'workers',
  [paths.allReviews]: 'workers',
  [paths.misconductRegistry]: 'workers',
  [paths.workerAlert]: 'workers',
  [paths.contacts]: 'workers',
  [paths.verifications]: 'verifications',
  [paths.verificationsList]: 'verifications',
  [paths.verificationReport]: 'verifications',
  [paths.profile]: 'profile',
};

interface MainTabsProps {
  readonly value: Tab;
  readonly onChange: (tab: Tab) => void;
}

/** The four tabs of the dashboard (employer spec 2). */
export const MainTabs = ({ value, onChange }: MainTabsProps) => (
  <TabBar label="Main" items={items} value={value} onChange={onChange} />
);

/** The same on any other screen, as links. */
export const LinkedTabs = ({ path }: { readonly path: string }) => (
  <TabBar label="Main" items={links} value={tabOf[path]} />
);
