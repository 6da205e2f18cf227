import {
  listReferencesOfWorker,
  recordReferenceCall,
  showReferenceNumber,
} from '@repo/api-client/contract/references';
import type { TeamReference } from '@repo/api-client/queries/papers';
import { answers, refuses } from '@repo/api-client/recorded/recorded-calls';
import { choose, inTurn, press } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { caseWith, reference, references, unanswered } from '../../../../stories/cases.ts';
import { dark, narrow, screenOf } from '../../../../stories/screen.tsx';
import { paths } from '../../../paths.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { References } from './References.tsx';

const meta = {
  title: 'Screens/Team/References',
  component: References,
  tags: ['!autodocs'],
} satisfies Meta<typeof References>;
export default meta;

const found = caseWith();
const Sheets = () => (
  <Screen title="Case 4F2A91">
    <References workerId={found.nanny_id} areCalled isOver={false} />
  </Screen>
);
const screen = screenOf(Sheets, paths.case(found.id));
const lists = (...named: readonly TeamReference[]) =>
  answers(listReferencesOfWorker, { references: [...named] });
const second = reference(2, { name: 'Paul Odera' });
const open = (name: string) =>
  inTurn(({ canvas, userEvent }) => canvas.findByText(name).then(userEvent.click));

const toCall = { recorded: [lists(reference(1), second)], shows: 'Did this person work for you?' };
/** One referee alone, for what a member does in a sheet. */
const alone = { recorded: [lists(reference(1))] };
export const ToCall = screen({ ...toCall, tags: ['every-desk'] });
export const ToCallDark = screen({ ...toCall, globals: dark });
export const ToCallOnNarrowestPhone = screen({ ...toCall, globals: narrow });
export const NumberShown = screen({
  recorded: [answers(showReferenceNumber, { phone: '+254700000201' }), ...alone.recorded],
  does: press('Show number'),
  shows: '+254 700 000 201',
});
export const Kiswahili = screen({
  ...alone,
  does: choose('Kiswahili'),
  shows: 'Je, alikufanyia kazi?',
});
/** The outcome alone is asked of a call that nobody answered. */
export const NoAnswer = screen({
  ...alone,
  does: choose('No answer'),
  shows: 'Next try: 24 Nov 2026 in the afternoon.',
});
export const TwoTries = screen({
  recorded: [lists(...references)],
  shows: 'Next try: 23 Nov 2026 in the evening.',
});
const triedThrice = reference(1, {
  calls_unanswered: 3,
  last_called_at: '2026-11-20T15:10:00Z',
  calls: ['2026-11-18T06:10:00Z', '2026-11-19T12:05:00Z', '2026-11-20T15:10:00Z'].map((at) => unanswered(at)),
});
export const AfterThreeTries = screen({
  recorded: [lists(triedThrice)],
  does: open('Ruth Kamande'),
  shows: 'You may decide that this referee could not be reached.',
});
export const Verified = screen({
  recorded: [lists(...references)],
  does: open('Ruth Kamande'),
  shows: 'She cared for the twins and cooked for them.',
});
export const RefusedBySms = screen({
  recorded: [
    lists(
      reference(1, {
        status: 'refused',
        phone: null,
        refused_at: '2026-11-21T08:40:00Z',
        refused_by: 'sms',
        calls: [unanswered('2026-11-20T12:05:00Z')],
      }),
      second,
    ),
  ],
  does: open('Ruth Kamande'),
  shows: 'Refuses, 21 Nov 2026, 11:40',
});
export const Flags = screen({
  recorded: [lists(reference(1, { flags: ['household', 'emergency_contact', 'named_by_many'] }))],
  shows: 'Also the emergency contact',
});
/** Sent without an outcome. */
export const Incomplete = screen({
  ...alone,
  does: press('Save the call'),
  shows: 'Please say what came of the call.',
});
export const NotSaved = screen({
  tags: ['!picture'],
  recorded: [refuses(recordReferenceCall, 503, 'The service is busy.'), ...alone.recorded],
  does: inTurn(choose('Refuses'), press('Save the call')),
  shows: 'The service is busy.',
});
export const NobodyNamed = screen({
  tags: ['!picture'],
  recorded: [lists()],
  shows: 'The worker has named nobody yet.',
});
