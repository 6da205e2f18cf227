import { getMisconduct } from '@repo/api-client/contract/misconduct';
import { getNanny } from '@repo/api-client/contract/nannies';
import type { Misconduct } from '@repo/api-client/queries/misconduct';
import { breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import {
  clearRegistry,
  endedRegistry,
  lockedRegistry,
  registry,
  twoRecords,
  uncheckedRegistry,
  unverifiedRegistry,
  waitingRegistry,
} from '../../../stories/misconduct.ts';
import { achieng, longestName } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import MisconductRegistryPage from './MisconductRegistryPage.tsx';

const meta = {
  title: 'Screens/Employer/Misconduct Registry',
  component: MisconductRegistryPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof MisconductRegistryPage>;
export default meta;

const screen = screenOf(MisconductRegistryPage, paths.misconductRegistry);
const of = ({ id }: { readonly id: string }) => ({ state: { workerId: id } });
const about = (told: Misconduct, whom = achieng) => ({ ...of(whom), recorded: [registry(told)] });

// spec: misconduct/banner
export const NoRecords = screen({ ...about(clearRegistry), shows: 'No Records Found' });
export const RecordsFound = screen({
  tags: ['!picture'],
  ...about(twoRecords),
  shows: ['2 records, upheld after we asked for the worker’s side.', 'Upheld Records'],
});
export const RecordsFoundOnNarrowestPhone = screen({
  ...about(twoRecords, longestName),
  globals: narrow,
  shows: 'Upheld Records',
});
export const NotChecked = screen({ ...about(uncheckedRegistry), shows: 'Not Checked Yet' });
export const UnableToVerify = screen({ ...about(unverifiedRegistry), shows: 'Unable to Verify' });
export const Locked = screen({ ...about(lockedRegistry, longestName), shows: 'Get Lite' });
export const WaitingForWorker = screen({
  tags: ['!picture'],
  ...about(waitingRegistry),
  shows: 'Waiting for the worker',
});
export const AfterWithdrawal = screen({
  ...about(endedRegistry('withdrawn')),
  shows: ['The worker withdrew consent on Nov 12, 2026', 'View Report'],
});
export const AfterNinetyDays = screen({
  tags: ['!picture'],
  ...about(endedRegistry('expired')),
  shows: 'Your report ended on Nov 12, 2026',
});
export const AfterWithdrawalOfHiddenWorker = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [refuses(getNanny, 404, 'Worker not found'), registry(endedRegistry('withdrawn'))],
  shows: 'The worker withdrew consent on Nov 12, 2026',
});
export const Loading = screen({
  ...of(achieng),
  recorded: [waits(getMisconduct)],
  shows: 'Loading registry...',
});
export const Failed = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [refuses(getMisconduct, 500, 'Failed to load the registry. Please try again.')],
  shows: 'Failed to load the registry. Please try again.',
});
export const Offline = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [breaks(getMisconduct)],
  shows: 'Network error. Please try again.',
});
export const WorkerNotFound = screen({
  tags: ['!picture'],
  ...about(clearRegistry),
  recorded: [refuses(getNanny, 404, 'Worker not found'), registry(clearRegistry)],
  shows: ['Unable to load worker profile', 'Back to Workers'],
});
export const OpenedWithoutWorker = screen({ tags: ['!picture'], shows: 'Worker Not Found' });
