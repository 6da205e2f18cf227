// @vitest-environment happy-dom
import {
  answerWorkerRequest,
  listWorkerConsents,
  listWorkerRequests,
} from '@repo/api-client/contract/worker-app';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contact } from '../../../stories/employers-ask.ts';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { NOW } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import DashboardPage from '../dashboard/DashboardPage.tsx';
import RequestsPage from './RequestsPage.tsx';

// On a busy machine; most is there at once.
configure({ asyncUtilTimeout: 4000 });

const ACCEPTED = 'Request accepted! The employer will contact you soon.';
const DECLINED = 'Request declined.';
const QUESTION = 'Are you sure you want to decline this request?';
const recorded = (status: 'accepted' | 'declined', message: string) => [
  answers(listWorkerRequests, { requests: [contact] }),
  answers(listWorkerConsents, { consents: [] }),
  answers(answerWorkerRequest, { message, request: { id: contact.id, status } }),
];
const onItsScreen = (status: 'accepted' | 'declined', message: string) =>
  openScreen(RequestsPage, paths.requests, { recorded: recorded(status, message) });
const onTheDashboard = (status: 'accepted' | 'declined', message: string) =>
  openScreen(DashboardPage, paths.dashboard, {
    search: '?tab=requests',
    recorded: recorded(status, message),
  });
const isListed = () => screen.queryByText('Otieno Household') !== null;

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

it('a card says who asks, since when and for what, and has a no and a yes', async () => {
  onItsScreen('accepted', ACCEPTED);
  await screen.findByText('Otieno Household');
  const card = within(screen.getByRole('listitem'));
  for (const words of ['OH', '6 hours ago', contact.messages.en]) expect(card.getByText(words)).toBeTruthy();
  expect(card.getAllByRole('button')).toHaveLength(2);
  for (const name of ['Decline', 'Accept']) expect(card.getByRole('button', { name })).toBeTruthy();
});

describe('on the screen of the requests', () => {
  it('a yes is told of, and stays listed as accepted', async () => {
    onItsScreen('accepted', ACCEPTED);
    await press('button', 'Accept');
    await screen.findByText(ACCEPTED);
    expect(screen.getByText('Accepted')).toBeTruthy();
    expect(isListed()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('a no is asked about, told of, and gone from the list', async () => {
    onItsScreen('declined', DECLINED);
    await press('button', 'Decline');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(QUESTION)).toBeTruthy();
    expect(isListed()).toBe(true);
    fireEvent.click(question.getByRole('button', { name: 'Decline' }));
    await screen.findByText(DECLINED);
    expect(isListed()).toBe(false);
    await screen.findByRole('heading', { name: 'No Requests Yet' });
    expect(
      screen.getByText('When employers are interested in hiring you, their requests will appear here'),
    ).toBeTruthy();
  });
});

describe('on the dashboard', () => {
  it('a yes applies without a word', async () => {
    onTheDashboard('accepted', ACCEPTED);
    await press('button', 'Accept');
    await screen.findByText('Accepted');
    expect(screen.queryByText(ACCEPTED)).toBeNull();
    expect(isListed()).toBe(true);
  });

  it('a no applies without a question or a word', async () => {
    onTheDashboard('declined', DECLINED);
    await press('button', 'Decline');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(isListed()).toBe(false));
    expect(screen.queryByText(DECLINED)).toBeNull();
  });
});
