import { inTurn, isAsked, press, answer } from '@repo/app-shell/story-kit/gestures';
import { listFindings, sayAll } from '@repo/api-client/contract/findings';
import { answers, breaks } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import {
  disputed,
  only,
  over,
  rejected as rejectedAhead,
  saidAll,
  waiting,
} from '../../../stories/findings-ahead.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { inKiswahili, onRecord, sideAsked } from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import FindingsPage from './FindingsPage.tsx';

const meta = {
  title: 'Screens/Worker/Results in no report yet',
  component: FindingsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof FindingsPage>;
export default meta;

const screen = screenOf(FindingsPage, paths.findings);
const some = (...findings: Parameters<typeof only>) => [answers(listFindings, only(...findings))];
const UNTIL = 'This is in no report yet. You can answer until Nov 27, 2026, 12:30.';

export const Waiting = screen({ recorded: some(waiting), shows: [UNTIL, 'I have nothing to add'] });
export const WaitingDark = screen({ recorded: some(waiting), globals: dark, shows: UNTIL });
export const WaitingInKiswahiliOnNarrowestPhone = screen({
  recorded: some(inKiswahili(waiting)),
  language: 'sw',
  globals: narrow,
  shows: [
    'Hili bado haliko kwenye ripoti yoyote. Unaweza kujibu hadi 27 Nov 2026, 12:30.',
    'Sina la kuongeza',
  ],
});
export const Writing = screen({
  tags: ['!picture'],
  recorded: some(waiting),
  does: press('This is wrong'),
  shows: ['Why is it wrong?', 'Our team alone reads it.', UNTIL],
});
export const Asking = screen({
  recorded: some(waiting),
  does: inTurn(press('I have nothing to add'), isAsked('Do you have nothing to add?')),
  shows: UNTIL,
});
export const AskingInKiswahiliOnNarrowestPhone = screen({
  recorded: some(inKiswahili(waiting)),
  language: 'sw',
  globals: narrow,
  does: inTurn(press('Sina la kuongeza'), isAsked('Huna la kuongeza?')),
  shows: 'Sina la kuongeza',
});
export const NotSent = screen({
  recorded: [...some(waiting), breaks(sayAll)],
  does: inTurn(
    press('I have nothing to add'),
    answer('I have nothing to add'),
    isAsked('Network error. Please try again.'),
  ),
  shows: UNTIL,
});
export const Disputed = screen({
  recorded: some(disputed),
  shows: 'A member of our team who has not seen it before decides. Until then it is in no report.',
});
export const DisputedInKiswahili = screen({
  tags: ['!picture'],
  recorded: some(inKiswahili(disputed)),
  language: 'sw',
  shows: [
    'Mtu wa timu yetu ambaye hajaliona ataamua. Hadi hapo halitaingia kwenye ripoti yoyote.',
    'Limepingwa',
    'Ondoa pingamizi',
  ],
});
export const SaidAll = screen({
  recorded: some(saidAll),
  shows: 'You had nothing to add. It goes into the report when a second member of our team has agreed.',
});
export const SaidAllInKiswahili = screen({
  tags: ['!picture'],
  recorded: some(inKiswahili(saidAll)),
  language: 'sw',
  shows: [
    'Ulisema huna la kuongeza. Litaingia kwenye ripoti mtu wa pili wa timu yetu akikubali.',
    'Hili si kweli',
  ],
});
export const DaysOver = screen({
  tags: ['!picture'],
  recorded: some(over),
  shows: [
    'Your days to answer are over. It goes into the report when a second member of our team has agreed.',
    'This is wrong',
  ],
});
export const RejectedBefore = screen({
  tags: ['!picture'],
  recorded: some(rejectedAhead),
  shows: [UNTIL, 'Our team decided on Nov 22, 2026: the result stands.', 'Dispute it again'],
});
export const Several = screen({
  recorded: [answers(listFindings, { ...only(waiting, saidAll, onRecord), asked: sideAsked.asked })],
  shows: ['In no report yet', 'We would like to hear your side', 'What was found'],
});
