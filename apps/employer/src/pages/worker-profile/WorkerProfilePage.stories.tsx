import { getNanny } from '@repo/api-client/contract/nannies';
import { breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { achieng, baraka, longestName, nameless } from '../../../stories/people.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import WorkerProfilePage from './WorkerProfilePage.tsx';

const meta = {
  title: 'Screens/Employer/Worker profile',
  component: WorkerProfilePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkerProfilePage>;
export default meta;

const screen = screenOf(WorkerProfilePage, paths.workerProfile);
const of = ({ id }: { readonly id: string }) => ({ state: { workerId: id } });

export const Verified = screen({ ...of(achieng), shows: 'Achieng Otieno' });
export const VerifiedDark = screen({ ...of(achieng), globals: dark, shows: 'Achieng Otieno' });
export const IdentityPending = screen({ ...of(baraka), shows: 'Baraka Mwangi' });
export const MisconductFlag = screen({ ...of(longestName), shows: 'Misconduct Flags' });
export const LongestOnNarrowestPhone = screen({
  ...of(longestName),
  globals: narrow,
  shows: 'Misconduct Flags',
});
export const NothingKnown = screen({ ...of(nameless), shows: 'Unknown Name' });
export const Loading = screen({
  ...of(achieng),
  recorded: [waits(getNanny)],
  shows: 'Loading worker profile...',
});
export const NotFound = screen({
  ...of(achieng),
  recorded: [refuses(getNanny, 404, 'Not found')],
  shows: 'Profile Not Found',
});
export const Failed = screen({
  ...of(achieng),
  recorded: [breaks(getNanny)],
  shows: 'Back to Search',
});
export const OpenedWithoutWorker = screen({ shows: 'No worker ID provided' });
