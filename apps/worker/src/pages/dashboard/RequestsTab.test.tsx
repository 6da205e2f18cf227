import { answerWorkerRequest, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import type { RequestAnswer } from '@repo/api-client/queries/worker-app';
import { answers, breaks, once } from '@repo/api-client/recorded/recorded-calls';
import { english } from '@repo/domain/confirmations/english';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contact } from '../../../stories/consent-requests.ts';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { NOW } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import DashboardPage from './DashboardPage.tsx';

const open = (requests: readonly (typeof contact)[], status: RequestAnswer['answer'], message: string) =>
  openScreen(DashboardPage, paths.dashboard, {
    search: '?tab=requests',
    recorded: [
      answers(listWorkerRequests, { requests: [...requests] }),
      answers(answerWorkerRequest, { message, request: { id: contact.id, status } }),
    ],
  });
const expectSent = (answer: RequestAnswer['answer']) =>
  expect(globalThis.fetch).toHaveBeenCalledWith(
    `/api/worker/requests/${contact.id}/answer`,
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ answer, language: 'en' }) }),
  );

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// spec: worker-requests/dashboard
it('a yes applies without a question, and is told of', async () => {
  open([contact], 'accepted', english.requestAccepted);
  vi.spyOn(globalThis, 'fetch');
  await press('button', 'Accept');
  expect(await screen.findByText(english.requestAccepted)).toBeTruthy();
  expectSent('accepted');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(screen.getByText('Otieno Household')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Report these words' })).toBeTruthy();
});

it('a yes that succeeds takes back the failure before it', async () => {
  const accepts = answers(answerWorkerRequest, {
    message: english.requestAccepted,
    request: { id: contact.id, status: 'accepted' },
  });
  openScreen(DashboardPage, paths.dashboard, {
    search: '?tab=requests',
    recorded: [
      ...once(answerWorkerRequest, [accepts]),
      answers(listWorkerRequests, { requests: [contact] }),
      breaks(answerWorkerRequest),
    ],
  });
  await press('button', 'Accept');
  const failure = await screen.findByText(/^Network error/);
  await press('button', 'Accept');
  expect(await screen.findByText(english.requestAccepted)).toBeTruthy();
  expect(failure.isConnected).toBe(false);
});

// spec: worker-requests/dashboard
it('a no applies without a question, and is told of with the way back', async () => {
  open([contact], 'declined', english.requestDeclined);
  vi.spyOn(globalThis, 'fetch');
  await press('button', 'Decline');
  const told = `${english.requestDeclined} You can change this under “What you agreed to”.`;
  expect(await screen.findByText(told)).toBeTruthy();
  expectSent('declined');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(screen.queryByText('Otieno Household')).toBeNull());
});

it('a card has the report and the block of the other screens', async () => {
  open([contact], 'accepted', english.requestAccepted);
  await screen.findByText('Otieno Household');
  const card = within(within(screen.getByRole('main')).getByRole('listitem'));
  const names = card.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Report these words', 'Decline', 'Accept', 'Block this employer']);
});

it.each([
  ['some ask', [contact]],
  ['nobody asks', []],
])('the way to what she agreed to is there where %s', async (_, requests) => {
  open(requests, 'accepted', english.requestAccepted);
  const link = await screen.findByRole('link', { name: 'What you agreed to' });
  expect(link.getAttribute('href')).toBe(paths.requests);
});
