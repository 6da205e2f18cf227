import { writeDraft } from '@repo/app-shell/drafts/draft-store';
import { press, write, inTurn, isAsked } from '@repo/app-shell/story-kit/gestures';
import { disputeFinding, listFindings } from '@repo/api-client/contract/findings';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { kiswahili } from '@repo/domain/refusals/kiswahili';
import type { Meta } from '@storybook/react-vite';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import {
  disputed,
  fallen,
  found,
  inKiswahili,
  nothingFound,
  onRecord,
  rejected,
  sideAsked,
  sideAskedInKiswahili,
  sideGiven,
} from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import FindingsPage from './FindingsPage.tsx';

const meta = {
  title: 'Screens/Worker/Results about you',
  component: FindingsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof FindingsPage>;
export default meta;

const screen = screenOf(FindingsPage, paths.findings);
const some = [answers(listFindings, found)];
const someInKiswahili = [
  answers(listFindings, { ...found, findings: found.findings.map((each) => inKiswahili(each)) }),
];
const only = (...findings: (typeof found)['findings']) => [
  answers(listFindings, { ...nothingFound, findings }),
];

export const Some = screen({ recorded: some, shows: 'What was found' });
export const SomeDark = screen({ recorded: some, globals: dark, shows: 'What was found' });
export const SomeInKiswahili = screen({
  recorded: someInKiswahili,
  language: 'sw',
  shows: 'Yaliyopatikana',
});
export const None = screen({
  tags: ['!picture'],
  recorded: [answers(listFindings, nothingFound)],
  shows: 'No results yet',
});
export const Writing = screen({
  tags: ['!picture'],
  recorded: only(onRecord),
  does: press('This is wrong'),
  shows: 'Why is it wrong?',
});
export const WritingInKiswahili = screen({
  recorded: only(inKiswahili(onRecord)),
  language: 'sw',
  does: press('Hili si kweli'),
  shows: 'Kwa nini si kweli?',
});
/** The worker began to type, and the page closed. */
const begun = (form: string, subject: string, words: string) => () =>
  writeDraft({ person: session.person(), form, subject }, { words });
export const Kept = screen({
  tags: ['!picture'],
  recorded: only(onRecord),
  before: begun('dispute', `${onRecord.id}:`, 'It was never in my room.'),
  shows: 'We kept what you typed.',
});
export const KeptInKiswahiliOnNarrowestPhone = screen({
  recorded: [answers(listFindings, sideAskedInKiswahili)],
  language: 'sw',
  globals: narrow,
  before: begun('side', sideAsked.asked[0]?.id ?? '', 'Nilikuwa nimeenda kununua maziwa.'),
  shows: 'Tumehifadhi ulichoandika.',
});
export const WithoutWords = screen({
  recorded: only(onRecord),
  does: inTurn(press('This is wrong'), press('Send Dispute')),
  shows: 'Please write why this is wrong.',
});
export const NotSent = screen({
  recorded: [...only(onRecord), breaks(disputeFinding)],
  does: inTurn(
    press('This is wrong'),
    write('Why is it wrong?', 'It was never in my room.'),
    press('Send Dispute'),
  ),
  shows: 'Network error. Please try again.',
});
export const RefusedInKiswahili = screen({
  recorded: [...only(inKiswahili(onRecord)), refuses(disputeFinding, 429, kiswahili.statementsTooOften)],
  language: 'sw',
  does: inTurn(
    press('Hili si kweli'),
    write('Kwa nini si kweli?', 'Haikuwa chumbani kwangu.'),
    press('Tuma Pingamizi'),
  ),
  shows: kiswahili.statementsTooOften,
});
export const Disputed = screen({ tags: ['!picture'], recorded: only(disputed), shows: 'Disputed' });
export const DisputedInKiswahili = screen({
  recorded: only(inKiswahili(disputed)),
  language: 'sw',
  shows: 'Limepingwa',
});
export const TakingBack = screen({
  recorded: only(disputed),
  does: inTurn(press('Take it back'), isAsked('Take your dispute back?')),
  shows: 'Disputed',
});
export const Rejected = screen({
  tags: ['!picture'],
  recorded: only(rejected),
  shows: 'Why our team decided so',
});
export const TakenBackByTheTeam = screen({ tags: ['!picture'], recorded: only(fallen), shows: 'Taken back' });
export const TakenBackByTheTeamInKiswahili = screen({
  recorded: only(inKiswahili(fallen)),
  language: 'sw',
  shows: 'Limeondolewa',
});
export const HerSideAsked = screen({
  tags: ['!picture'],
  recorded: [answers(listFindings, sideAsked)],
  shows: 'We would like to hear your side',
});
export const HerSideAskedInKiswahili = screen({
  recorded: [answers(listFindings, sideAskedInKiswahili)],
  language: 'sw',
  shows: 'Tungependa kusikia upande wako',
});
export const HerSideGiven = screen({
  recorded: [answers(listFindings, sideGiven)],
  shows: 'What you said so far',
});
export const Loading = screen({ tags: ['!picture'], recorded: [waits(listFindings)], shows: 'Loading...' });
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(listFindings)],
  shows: 'Network error. Please try again.',
});
