import { paths } from '../paths.ts';

/** The parts of the dashboard. A quick action leads to the requests, because the bar at the bottom has no room for them. */
export const tabs = ['home', 'alerts', 'settings', 'requests'] as const;
export type Tab = (typeof tabs)[number];

export const tabOf = (address: URLSearchParams): Tab =>
  tabs.find((tab) => tab === address.get('tab')) ?? 'home';

export const addressOf = (tab: Tab): string =>
  tab === 'home' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`;
