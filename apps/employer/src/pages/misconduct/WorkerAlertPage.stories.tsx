import { getMisconduct, reportIncident } from '@repo/api-client/contract/misconduct';
import type { Misconduct } from '@repo/api-client/queries/misconduct';
import { refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { english } from '@repo/domain/refusals/english';
import type { Meta } from '@storybook/react-vite';
import { inTurn, press, select, write } from '@repo/app-shell/story-kit/gestures';
import {
  clearRegistry,
  disputedRecord,
  lockedRegistry,
  registry,
  takesIncident,
  twoRecords,
  uncheckedRegistry,
  waitingRegistry,
} from '../../../stories/misconduct.ts';
import { achieng, longestName } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import WorkerAlertPage from './WorkerAlertPage.tsx';

const meta = {
  title: 'Screens/Employer/Worker Alert',
  component: WorkerAlertPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkerAlertPage>;
export default meta;

const screen = screenOf(WorkerAlertPage, paths.workerAlert);
const of = ({ id }: { readonly id: string }) => ({ state: { workerId: id } });
const about = (told: Misconduct, whom = achieng) => ({ ...of(whom), recorded: [registry(told)] });
const fill = inTurn(
  select(/^What happened/, 'Abandonment of duties'),
  select(/^Where it happened/, 'Nairobi and Central'),
  write(/^Description/, 'She left on Monday at noon, and the children were alone until four.'),
);
const send = inTurn(fill, press('Report Incident'));

export const Records = screen({ ...about(twoRecords), shows: 'Abandonment of duties' });
export const RecordDisputed = screen({
  tags: ['!picture'],
  ...about(disputedRecord),
  shows: 'The worker says that this is wrong. Our team is looking at it.',
});
export const RecordsOnNarrowestPhone = screen({
  ...about(twoRecords, longestName),
  globals: narrow,
  shows: 'Abandonment of duties',
});
export const NoRecords = screen({ ...about(clearRegistry), shows: 'No Records Found' });
export const NotChecked = screen({
  ...about(uncheckedRegistry),
  shows: 'Not Checked Yet',
});
export const Locked = screen({ ...about(lockedRegistry, longestName), shows: 'Get Lite' });
export const WaitingForWorker = screen({
  tags: ['!picture'],
  ...about(waitingRegistry),
  shows: 'Waiting for the worker',
});
export const Filled = screen({
  tags: ['!picture'],
  ...about(clearRegistry),
  does: fill,
  shows: /She left on Monday/,
});
export const NothingFilled = screen({
  ...about(clearRegistry),
  does: press('Report Incident'),
  shows: 'Please describe what happened.',
});
export const Reporting = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [registry(clearRegistry), waits(reportIncident)],
  does: send,
  shows: 'Reporting...',
});
export const Reported = screen({
  ...of(achieng),
  recorded: [registry(clearRegistry), takesIncident],
  does: send,
  shows: 'Incident Reported',
});
export const ReportedBefore = screen({
  ...of(achieng),
  recorded: [registry(clearRegistry), refuses(reportIncident, 409, english.incidentRepeated)],
  does: send,
  shows: english.incidentRepeated,
});
export const TooManyToday = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [registry(clearRegistry), refuses(reportIncident, 429, english.incidentsTooOften)],
  does: send,
  shows: english.incidentsTooOften,
});
export const Loading = screen({
  ...of(achieng),
  recorded: [waits(getMisconduct)],
  shows: 'Loading registry...',
});
export const OpenedWithoutWorker = screen({ tags: ['!picture'], shows: 'Worker Not Found' });
