import {
  blockEmployer,
  endWorkerBlock,
  listWorkerBlocks,
  reportWords,
} from '@repo/api-client/contract/blocks';
import {
  answerWorkerRequest,
  listWorkerConsents,
  listWorkerRequests,
  withdrawWorkerConsent,
} from '@repo/api-client/contract/worker-app';
import { answers, breaks, once, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { answer, inTurn, isAsked, press } from '@repo/app-shell/story-kit/gestures';
import { english as confirmationsInEnglish } from '@repo/domain/confirmations/english';
import { kiswahili as confirmations } from '@repo/domain/confirmations/kiswahili';
import { english as refusals } from '@repo/domain/refusals/english';
import type { Meta } from '@storybook/react-vite';
import {
  acceptedRequest,
  blocks,
  consents,
  consentsInKiswahili,
  contact,
  invitation,
  lastMinute,
} from '../../../stories/consent-requests.ts';
import { NOW } from '../../../stories/people.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import RequestsPage from './RequestsPage.tsx';

const meta = {
  title: 'Screens/Worker/Requests',
  component: RequestsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RequestsPage>;
export default meta;

const screen = screenOf(RequestsPage, paths.requests);
const ONE = answers(listWorkerRequests, { requests: [contact] });
const ALL = answers(listWorkerRequests, { requests: [invitation, lastMinute, acceptedRequest] });
const NONE = answers(listWorkerRequests, { requests: [] });
const NO_CONSENTS = answers(listWorkerConsents, { consents: [] });
const [status, ended] = consents;
const [statusInKiswahili] = consentsInKiswahili;
const ONE_CONSENT_IN_KISWAHILI = answers(listWorkerConsents, {
  consents: statusInKiswahili === undefined ? [] : [statusInKiswahili],
});
const ONE_CONSENT = answers(listWorkerConsents, { consents: status === undefined ? [] : [status] });
/** The consent that the worker has just given. */
const given =
  ended === undefined ? [] : [{ ...ended, given_at: NOW, withdrawn_at: null, channel: 'app' as const }];
const AGREED = answers(listWorkerConsents, {
  consents: given.map((each) => ({ ...each, text: contact.message, language: 'en' as const })),
});
/** What she agreed to before: the accepted request of the list, and the checks of another employer. */
const ofAnother = { request_id: lastMinute.id, employerName: 'Wanjiru Mwangi', employerInitials: 'WM' };
const before = (checks: readonly (typeof consents)[number][]) =>
  answers(listWorkerConsents, {
    consents: [...given, ...checks.slice(0, 1).map((each) => ({ ...each, ...ofAnother }))],
  });
const answered = (status: 'accepted' | 'declined', message: string) =>
  answers(answerWorkerRequest, { message, request: { id: contact.id, status } });

export const Asked = screen({ recorded: [ALL, before(consents)], shows: 'Njeri Kamau' });
export const AskedInKiswahili = screen({
  recorded: [ALL, before(consentsInKiswahili)],
  language: 'sw',
  shows: 'Umekubali',
});
export const AskedOnNarrowestPhone = screen({
  recorded: [ALL, before(consentsInKiswahili)],
  language: 'sw',
  globals: narrow,
  shows: 'Umekubali',
});
// spec: worker-requests/accept
export const Accepted = screen({
  tags: ['!picture'],
  recorded: [
    ...once(answerWorkerRequest, [answers(listWorkerRequests, { requests: [acceptedRequest] }), AGREED]),
    ONE,
    NO_CONSENTS,
    answered('accepted', confirmationsInEnglish.requestAccepted),
  ],
  does: press('Accept'),
  shows: confirmationsInEnglish.requestAccepted,
});
export const AcceptedInKiswahiliOnNarrowestPhone = screen({
  recorded: [
    ...once(answerWorkerRequest, [
      answers(listWorkerRequests, { requests: [acceptedRequest] }),
      answers(listWorkerConsents, { consents: given }),
    ]),
    ONE,
    NO_CONSENTS,
    answered('accepted', confirmations.requestAccepted),
  ],
  language: 'sw',
  globals: narrow,
  does: press('Kubali'),
  shows: confirmations.requestAccepted,
});
export const AgreedToCheckOnNarrowestPhone = screen({
  recorded: [
    answers(listWorkerRequests, { requests: [invitation] }),
    NO_CONSENTS,
    answers(answerWorkerRequest, {
      message: confirmations.checkAgreed,
      request: { id: invitation.id, status: 'accepted' },
    }),
  ],
  language: 'sw',
  globals: narrow,
  does: press('Kubali'),
  shows: confirmations.checkAgreed,
});
export const Answering = screen({
  tags: ['!picture'],
  recorded: [ONE, NO_CONSENTS, waits(answerWorkerRequest)],
  does: press('Accept'),
  shows: 'Sending...',
});
// spec: worker-requests/decline
export const DeclineAsked = screen({
  recorded: [ONE, NO_CONSENTS],
  does: inTurn(press('Decline'), isAsked('Are you sure you want to decline this request?')),
  shows: 'Otieno Household',
});
// spec: worker-requests/declined
export const Declined = screen({
  tags: ['!picture'],
  recorded: [
    ...once(answerWorkerRequest, [NONE]),
    ONE,
    NO_CONSENTS,
    answered('declined', confirmationsInEnglish.requestDeclined),
  ],
  does: inTurn(press('Decline'), answer('Decline')),
  shows: confirmationsInEnglish.requestDeclined,
});
export const AnsweredBySmsBefore = screen({
  tags: ['!picture'],
  recorded: [
    ...once(answerWorkerRequest, [NONE]),
    ONE,
    NO_CONSENTS,
    refuses(answerWorkerRequest, 409, refusals.requestDeclinedBefore),
  ],
  does: press('Accept'),
  shows: refusals.requestDeclinedBefore,
});
export const AnswerNotSent = screen({
  recorded: [ONE, NO_CONSENTS, breaks(answerWorkerRequest)],
  does: press('Accept'),
  shows: 'Network error. Please try again.',
});
export const DeclineNotSentInKiswahili = screen({
  recorded: [ONE, NO_CONSENTS, breaks(answerWorkerRequest)],
  language: 'sw',
  globals: narrow,
  does: inTurn(press('Kataa'), answer('Kataa')),
  shows: 'Mtandao haupatikani. Tafadhali jaribu tena.',
});
// spec: worker-requests/empty
export const Nothing = screen({
  tags: ['!picture'],
  recorded: [NONE, NO_CONSENTS],
  shows: 'No Requests Yet',
});
export const NothingInKiswahili = screen({
  recorded: [NONE, NO_CONSENTS],
  language: 'sw',
  shows: 'Bado Hakuna Maombi',
});
export const Loading = screen({
  tags: ['!picture'],
  recorded: [waits(listWorkerRequests)],
  shows: 'Loading...',
});
export const LoadFailed = screen({
  recorded: [breaks(listWorkerRequests), breaks(listWorkerConsents)],
  shows: 'Network error. Please try again.',
});

const overConsents = consents.map((each) => ({
  ...each,
  expires_at: each.expires_at === null ? null : NOW,
  open_checks: 0,
  stops_checks: 0,
}));

export const WithdrawAsked = screen({
  recorded: [NONE, ONE_CONSENT],
  does: inTurn(press('Withdraw consent'), isAsked('Are you sure you want to withdraw this consent?')),
  shows: 'What you agreed to',
});
/** No check runs, so none stops. */
export const WithdrawAskedOfNoRunningCheck = screen({
  tags: ['!picture'],
  recorded: [NONE, answers(listWorkerConsents, { consents: [...overConsents] })],
  does: inTurn(press('Withdraw consent'), isAsked(/^This employer can start no check/)),
  shows: 'What you agreed to',
});
export const WithdrawAskedInKiswahiliOnNarrowestPhone = screen({
  recorded: [NONE, ONE_CONSENT_IN_KISWAHILI],
  language: 'sw',
  globals: narrow,
  does: inTurn(press('Ondoa idhini'), isAsked('Una uhakika unataka kuondoa idhini hii?')),
  shows: 'Ulichokubali',
});
export const WithdrawFailed = screen({
  recorded: [NONE, ONE_CONSENT, breaks(withdrawWorkerConsent)],
  does: inTurn(
    press('Withdraw consent'),
    answer('Withdraw consent'),
    isAsked('Network error. Please try again.'),
  ),
  shows: 'What you agreed to',
});
export const Withdrawn = screen({
  recorded: [
    ...once(withdrawWorkerConsent, [
      answers(listWorkerConsents, {
        consents:
          status === undefined ? [] : [{ ...status, withdrawn_at: NOW, open_checks: 0, stops_checks: 0 }],
      }),
    ]),
    NONE,
    ONE_CONSENT,
    answers(withdrawWorkerConsent, {
      message: 'Consent withdrawn.',
      consent: { id: contact.id, withdrawn_at: invitation.time },
    }),
  ],
  does: inTurn(press('Withdraw consent'), answer('Withdraw consent')),
  shows: 'Consent withdrawn.',
});

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
export const ConsentOver = screen({
  tags: ['!picture'],
  recorded: [NONE, answers(listWorkerConsents, { consents: [...overConsents] })],
  shows: /^Standard checks, ended /,
});
export const ConsentOverInKiswahili = screen({
  recorded: [NONE, answers(listWorkerConsents, { consents: [...overConsents] })],
  language: 'sw',
  shows: /^Ukaguzi wa Standard, idhini iliisha /,
});
