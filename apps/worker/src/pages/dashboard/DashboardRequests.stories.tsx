import { answerWorkerRequest, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { press } from '@repo/app-shell/story-kit/gestures';
import { english as confirmationsInEnglish } from '@repo/domain/confirmations/english';
import { kiswahili as confirmations } from '@repo/domain/confirmations/kiswahili';
import type { Meta } from '@storybook/react-vite';
import { acceptedRequest, contact } from '../../../stories/consent-requests.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import DashboardPage from './DashboardPage.tsx';

const meta = {
  title: 'Screens/Worker/Requests on the dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof DashboardPage>;
export default meta;

const screen = screenOf(DashboardPage, paths.dashboard);
const asked = '?tab=requests';
export const Requests = screen({ search: asked, shows: 'Njeri Kamau' });
export const RequestsInKiswahili = screen({ search: asked, language: 'sw', shows: 'Njeri Kamau' });
export const RequestsLoading = screen({
  tags: ['!picture'],
  search: asked,
  recorded: [waits(listWorkerRequests)],
  shows: 'Loading...',
});
export const RequestsFailed = screen({
  tags: ['!picture'],
  search: asked,
  recorded: [breaks(listWorkerRequests)],
  shows: 'Network error. Please try again.',
});
export const RequestAnswered = screen({
  tags: ['!picture'],
  search: asked,
  recorded: [
    answers(listWorkerRequests, { requests: [contact] }),
    answers(answerWorkerRequest, {
      message: confirmationsInEnglish.requestAccepted,
      request: { id: contact.id, status: 'accepted' },
    }),
  ],
  does: press('Accept'),
  shows: confirmationsInEnglish.requestAccepted,
});
export const RequestDeclinedInKiswahili = screen({
  search: asked,
  language: 'sw',
  globals: narrow,
  recorded: [
    answers(listWorkerRequests, { requests: [contact] }),
    answers(answerWorkerRequest, {
      message: confirmations.requestDeclined,
      request: { id: contact.id, status: 'declined' },
    }),
  ],
  does: press('Kataa'),
  shows: `${confirmations.requestDeclined} Unaweza kubadilisha hili kwenye “Ulichokubali”.`,
});
export const NoRequests = screen({
  search: asked,
  recorded: [answers(listWorkerRequests, { requests: [] })],
  shows: 'No Requests Yet',
});
export const RequestsAllAccepted = screen({
  tags: ['!picture'],
  search: asked,
  recorded: [answers(listWorkerRequests, { requests: [acceptedRequest] })],
  shows: 'Accepted',
});
