import {
  answerWorkerRequest,
  listWorkerConsents,
  listWorkerRequests,
} from '@repo/api-client/contract/worker-app';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDashboard } from '../../../stories/dashboard-in-test.tsx';
import { acceptedRequest, consents, contact, invitation } from '../../../stories/consent-requests.ts';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { NOW } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import RequestsPage from './RequestsPage.tsx';

const nothingAgreed = answers(listWorkerConsents, { consents: [] });
const asks = (...requests: (typeof contact)[]) => answers(listWorkerRequests, { requests });
const open = (...recorded: Parameters<typeof openDashboard>[1] & {}) =>
  openScreen(RequestsPage, paths.requests, { recorded });

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

describe('the SMS of an open request', () => {
  it('is on its card word for word, in its own language, and its link leads nowhere', async () => {
    open(asks(contact, invitation), nothingAgreed);
    const [first, second] = await screen.findAllByRole('figure', { name: /^SMS from Amini to you · / });
    expect(first?.querySelector('blockquote')?.textContent).toBe(contact.sms?.text);
    expect(first?.querySelector('blockquote')?.lang).toBe('sw');
    expect(second?.querySelector('blockquote')?.textContent).toBe(invitation.sms?.text);
    expect(second?.querySelector('blockquote')?.lang).toBe('en');
    expect(second?.textContent).toContain('https://worker.amini.example/i/');
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /amini\.example/ })).toBeNull();
  });

  it('is gone with her answer', async () => {
    open(
      asks(contact),
      nothingAgreed,
      answers(answerWorkerRequest, { message: 'Accepted.', request: { id: contact.id, status: 'accepted' } }),
    );
    await screen.findByRole('figure');
    await press('button', 'Accept');
    await waitFor(() => expect(screen.queryByRole('figure')).toBeNull());
  });

  it('is none where no SMS has left', async () => {
    open(asks({ ...contact, sms: null }), nothingAgreed);
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('is not on the home, where the question alone stands', async () => {
    openDashboard(null, [asks(invitation)]);
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('the words that she agreed to', () => {
  const [inApp, bySms] = consents;
  if (inApp === undefined || bySms === undefined) throw new Error('There are no consents');
  const agreed = answers(listWorkerConsents, { consents: [...consents] });

  it('are closed, so that what an accepted request says is not on the screen twice', async () => {
    open(asks(acceptedRequest), agreed);
    const lines = await screen.findAllByText('The words you agreed to');
    expect(lines.map((line) => line.closest('details')?.open)).toEqual([false, false]);
    expect(screen.getByText(inApp.text).closest('details')).toBe(lines[0]?.closest('details'));
  });

  it('are an SMS where she answered by SMS, in the language of it', async () => {
    open(asks(), agreed);
    const sms = (await screen.findByText(bySms.text)).closest('figure');
    expect(sms?.textContent).toMatch(/^SMS from Amini to you/);
    expect(sms?.querySelector('blockquote')?.lang).toBe('sw');
    expect(screen.getByText(inApp.text).closest('figure')).toBeNull();
  });
});
