import {
  answerWorkerRequest,
  listWorkerConsents,
  listWorkerRequests,
} from '@repo/api-client/contract/worker-app';
import { answers, breaks, once, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { answer, inTurn, isAsked, press } from '@repo/app-shell/story-kit/gestures';
import { english as confirmationsInEnglish } from '@repo/domain/confirmations/english';
import { kiswahili as confirmations } from '@repo/domain/confirmations/kiswahili';
import { english as refusals } from '@repo/domain/refusals/english';
import type { Meta } from '@storybook/react-vite';
import {
  acceptedRequest,
  consents,
  consentsInKiswahili,
  contact,
  invitation,
  lastMinute,
} from '../../../stories/consent-requests.ts';
import { NOW } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
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
const [, ended] = consents;
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
