import {
  blockEmployer,
  endWorkerBlock,
  listWorkerBlocks,
  reportWords,
} from '@repo/api-client/contract/blocks';
import { listWorkerConsents, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import { answers, breaks, once } from '@repo/api-client/recorded/recorded-calls';
import { answer, inTurn, isAsked, press } from '@repo/app-shell/story-kit/gestures';
import { english as confirmationsInEnglish } from '@repo/domain/confirmations/english';
import type { Meta } from '@storybook/react-vite';
import { blocks, contact } from '../../../stories/consent-requests.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import RequestsPage from './RequestsPage.tsx';

const meta = {
  title: 'Screens/Worker/Refused employers',
  component: RequestsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RequestsPage>;
export default meta;

const screen = screenOf(RequestsPage, paths.requests);
const ONE = answers(listWorkerRequests, { requests: [contact] });
const NONE = answers(listWorkerRequests, { requests: [] });
const NO_CONSENTS = answers(listWorkerConsents, { consents: [] });
const REFUSED = answers(listWorkerBlocks, { blocks: [...blocks] });
const [blocked] = blocks;
const ONE_REFUSED = answers(listWorkerBlocks, { blocks: blocked === undefined ? [] : [blocked] });
const REPORTED = answers(reportWords, { message: confirmationsInEnglish.wordsReported });

export const WordsReported = screen({
  recorded: [ONE, NO_CONSENTS, REPORTED],
  does: press('Report these words'),
  shows: ['Reported', confirmationsInEnglish.wordsReported],
});
export const WordsReportedBeforeInKiswahili = screen({
  tags: ['!picture'],
  recorded: [
    answers(listWorkerRequests, { requests: [{ ...contact, reportable: false, reported: true }] }),
    NO_CONSENTS,
  ],
  language: 'sw',
  shows: ['Umeripoti', 'Zuia mwajiri huyu'],
});
export const WordsNotReported = screen({
  tags: ['!picture'],
  recorded: [ONE, NO_CONSENTS, breaks(reportWords)],
  does: press('Report these words'),
  shows: ['Network error. Please try again.', 'Report these words'],
});

export const BlockAsked = screen({
  recorded: [ONE, NO_CONSENTS],
  does: inTurn(press('Block this employer'), isAsked('Are you sure you want to block this employer?')),
  shows: 'Otieno Household',
});
export const BlockAskedInKiswahiliOnNarrowestPhone = screen({
  recorded: [ONE, NO_CONSENTS],
  language: 'sw',
  globals: narrow,
  does: inTurn(press('Zuia mwajiri huyu'), isAsked('Una uhakika unataka kumzuia mwajiri huyu?')),
  shows: 'Otieno Household',
});
export const BlockFailed = screen({
  tags: ['!picture'],
  recorded: [ONE, NO_CONSENTS, breaks(blockEmployer)],
  does: inTurn(
    press('Block this employer'),
    answer('Block this employer'),
    isAsked('Network error. Please try again.'),
  ),
  shows: 'Otieno Household',
});
export const Blocked = screen({
  recorded: [
    ...once(blockEmployer, [NONE, ONE_REFUSED]),
    ONE,
    NO_CONSENTS,
    answers(blockEmployer, { message: confirmationsInEnglish.employerBlocked }),
  ],
  does: inTurn(press('Block this employer'), answer('Block this employer')),
  shows: [confirmationsInEnglish.employerBlocked, 'Employers who cannot ask you'],
});
export const CannotAsk = screen({ recorded: [NONE, NO_CONSENTS, REFUSED], shows: 'Njeri Kamau' });
export const CannotAskInKiswahiliOnNarrowestPhone = screen({
  recorded: [NONE, NO_CONSENTS, REFUSED],
  language: 'sw',
  globals: { ...narrow, ...dark },
  shows: 'Njeri Kamau',
});
export const CannotAskLoadFailed = screen({
  tags: ['!picture'],
  recorded: [NONE, NO_CONSENTS, breaks(listWorkerBlocks)],
  shows: ['Employers who cannot ask you', 'Network error. Please try again.'],
});
export const AllowAsked = screen({
  recorded: [NONE, NO_CONSENTS, ONE_REFUSED],
  does: inTurn(
    press('Allow to ask again'),
    isAsked('Are you sure you want to allow this employer to ask you again?'),
  ),
  shows: 'Otieno Household',
});
export const AllowFailed = screen({
  tags: ['!picture'],
  recorded: [NONE, NO_CONSENTS, ONE_REFUSED, breaks(endWorkerBlock)],
  does: inTurn(
    press('Allow to ask again'),
    answer('Allow to ask again'),
    isAsked('Network error. Please try again.'),
  ),
  shows: 'Otieno Household',
});
export const Allowed = screen({
  tags: ['!picture'],
  recorded: [
    ...once(endWorkerBlock, [answers(listWorkerBlocks, { blocks: [] })]),
    NONE,
    NO_CONSENTS,
    ONE_REFUSED,
    answers(endWorkerBlock, { message: confirmationsInEnglish.blockEnded }),
  ],
  does: inTurn(press('Allow to ask again'), answer('Allow to ask again')),
  shows: [confirmationsInEnglish.blockEnded, 'No Requests Yet'],
});
