import {
  listWorkerConsents,
  listWorkerRequests,
  withdrawWorkerConsent,
} from '@repo/api-client/contract/worker-app';
import { answers, breaks, once } from '@repo/api-client/recorded/recorded-calls';
import { answer, inTurn, isAsked, press } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { consents, consentsInKiswahili, contact, invitation } from '../../../stories/consent-requests.ts';
import { NOW } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import RequestsPage from './RequestsPage.tsx';

const meta = {
  title: 'Screens/Worker/Withdrawn consent',
  component: RequestsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RequestsPage>;
export default meta;

const screen = screenOf(RequestsPage, paths.requests);
const NONE = answers(listWorkerRequests, { requests: [] });
const [status] = consents;
const [statusInKiswahili] = consentsInKiswahili;
const ONE_CONSENT_IN_KISWAHILI = answers(listWorkerConsents, {
  consents: statusInKiswahili === undefined ? [] : [statusInKiswahili],
});
const ONE_CONSENT = answers(listWorkerConsents, { consents: status === undefined ? [] : [status] });
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
