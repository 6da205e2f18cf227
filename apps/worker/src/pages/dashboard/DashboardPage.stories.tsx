import { getMe } from '@repo/api-client/contract/worker';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { longestName, newcomer } from '../../../stories/people.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import DashboardPage from './DashboardPage.tsx';

const meta = {
  title: 'Screens/Worker/Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof DashboardPage>;
export default meta;

const screen = screenOf(DashboardPage, paths.dashboard);

export const Home = screen({ shows: 'Hello, Achieng' });
export const HomeDark = screen({ globals: dark, shows: 'Hello, Achieng' });
export const HomeInKiswahili = screen({ language: 'sw', shows: 'Habari, Achieng' });
export const HomeOnNarrowestPhone = screen({
  globals: narrow,
  recorded: [answers(getMe, longestName)],
  shows: 'Hello, Nyambura',
});
export const FirstDay = screen({ recorded: [answers(getMe, newcomer)], shows: 'Hello, Worker' });
export const Loading = screen({ recorded: [waits(getMe)], shows: 'Loading...' });
export const LoadFailed = screen({
  recorded: [breaks(getMe)],
  shows: 'Network error. Please try again.',
});
