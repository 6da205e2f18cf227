import { getWorkerDashboard, getWorkerShare, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import { quirkProperty } from '@repo/api-client/contract/installation-style';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { workerDashboardQuery, type WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboard } from '../../../stories/consent-requests.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import DashboardPage from './DashboardPage.tsx';
import { openDashboard } from '../../../stories/dashboard-in-test.tsx';

/** Simulates a phone with a share sheet. */
const withSheet = (share: (data?: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

const nobodyAsks = answers(listWorkerRequests, { requests: [] });

describe('home', () => {
  // Its duration is an element of its own.
  const UNDER_REVIEW = (_: string, element: Element | null) =>
    element?.tagName === 'P' &&
    element.textContent === 'Verification Under Review… usually takes 24-48 hours';
  const unverified = answers(getWorkerDashboard, {
    ...dashboard,
    needs: ['identity'],
    verification: 'needs_verification',
    under_review: false,
  });
  it('says in its fixed banner that a verification is under review, and before it what she has yet to do', async () => {
    openDashboard(null, [unverified, nobodyAsks]);
    const toDo = await screen.findByText('Verify your identity');
    // Her steps, then that she has sent nothing, and only after it the badge and the line.
    const said = [
      toDo,
      screen.getByRole('heading', { name: 'Your steps' }),
      screen.getByText('After you send your selfie and ID:'),
      screen.getByText('Verification Pending'),
      screen.getByText(UNDER_REVIEW),
    ];
    const inOrder = said.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(said);
  });

  it.each([
    ['has just sent her photos', { pending: true }, {}],
    ['is looked at', undefined, { verification: 'pending', under_review: true }],
  ] as const)('does not put it after anything while she %s', async (_case, state, stand) => {
    const needs = {
      ...dashboard,
      needs: ['identity'],
      verification: 'needs_verification',
      ...stand,
    } as const;
    const recorded = answers(getWorkerDashboard, { ...needs, needs: ['identity'] });
    openDashboard(null, [recorded, nobodyAsks], state);
    await screen.findByText(UNDER_REVIEW);
    expect(screen.queryByText(/After you send/)).toBeNull();
  });

  it.each([null, { pending: true }])('asks her first which of two names is right (%j)', async (state) => {
    document.documentElement.style.setProperty(quirkProperty('workerBadgeAlwaysPending'), 'expected');
    const asked: WireWorkerDashboard = { ...dashboard, verification: 'pending', needs: ['name'] };
    openDashboard(null, [answers(getWorkerDashboard, asked), nobodyAsks], state);
    await screen.findByText('Two different names');
    expect(screen.queryByText(UNDER_REVIEW)).toBeNull();
    await press('link', 'Answer');
    expect(here().pathname).toBe(paths.identity);
  });

  it('says so only while it is true, where a deployment expects that', async () => {
    document.documentElement.style.setProperty(quirkProperty('workerBadgeAlwaysPending'), 'expected');
    openDashboard(null, [unverified, nobodyAsks]);
    await screen.findByText('Verify your identity');
    expect(screen.queryByText(UNDER_REVIEW)).toBeNull();
  });

  // spec: worker-dashboard/tabs, worker-dashboard/actions
  it('has five tabs, of which two are screens of their own, and six quick actions', async () => {
    openDashboard(null);
    await screen.findByRole('heading', { name: 'Quick Actions' });
    const bar = screen.getByRole('navigation', { name: 'Main' });
    const links = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      paths.dashboard,
      paths.verification,
      `${paths.dashboard}?tab=alerts`,
      paths.profile,
      `${paths.dashboard}?tab=settings`,
    ]);
    for (const name of ['Verification', 'Documents', 'References', 'My Reviews'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Requests (2 to answer)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Share Profile' })).toBeTruthy();
  });

  // spec: worker-dashboard/completed, worker-constants/banner
  it('says for five seconds that her verification has just succeeded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openDashboard(null, [], { verificationCompleted: true });
    const completed = await screen.findByText('Verification Completed Successfully!');
    // A screen reader reads "Success", because its user does not see the green colour.
    expect(completed.parentElement?.textContent).toBe(
      'Success: Verification Completed Successfully!Your identity check is complete. It is one of your 5 steps: 2 are done.',
    );
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.queryByText('Verification Completed Successfully!')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(screen.queryByText('Verification Completed Successfully!')).toBeNull();
  });

  // spec: worker-dashboard/profile-updated
  it.each([
    ['asks again for her figures when she comes from saving her profile', { profileUpdated: true }, '65'],
    ['shows the figures that it has to one who comes from elsewhere', null, '20'],
  ])('on coming there it %s', async (_, state, score) => {
    openScreen(DashboardPage, paths.dashboard, {
      state,
      before: () =>
        queryClient.setQueryData(workerDashboardQuery(client).queryKey, { ...dashboard, trust_score: 20 }),
    });
    expect(await screen.findByText(score)).toBeTruthy();
  });

  it.each([
    ['by the name that the account has', 'Wanjiku', 'WK', 'Hello, Wanjiku'],
    ['as one without a name', '', 'W', 'Hello, Worker'],
  ])('greets her %s, whatever this phone has kept', async (_, name, initials, greeting) => {
    openDashboard(null, [answers(getWorkerDashboard, { ...dashboard, first_name: name, initials })]);
    await screen.findByRole('heading', { name: greeting });
    expect(screen.getByText(initials)).toBeTruthy();
  });

  // spec: worker-dashboard/help
  it('leads to a chat with words already typed, where somebody is there to help', async () => {
    openDashboard(null, [answers(getWorkerDashboard, { ...dashboard, needs: [] }), nobodyAsks]);
    const help = await screen.findByRole('link', { name: 'Chat with us for help' });
    expect(help.getAttribute('href')).toBe(
      'https://wa.me/254700000000?text=Hello%20Amini%2C%20I%20am%20a%20worker%20and%20I%20need%20help.',
    );
  });
});

describe('sharing', () => {
  const message = 'Check out my verified Amini profile: http://localhost/w/achieng-otieno';
  const shared = (listed = true) =>
    answers(getWorkerShare, {
      slug: 'achieng-otieno',
      link: 'http://localhost/w/achieng-otieno',
      message,
      listed,
    });

  // spec: worker-dashboard/share-message, worker-dashboard/share-sheet
  it('goes by the sheet of the phone', async () => {
    const share = vi.fn<(data?: ShareData) => Promise<void>>(() => Promise.resolve());
    withSheet(share);
    openDashboard(null, [shared()]);
    await press('button', 'Share Profile');
    await waitFor(() => expect(share).toHaveBeenCalledWith({ text: message }));
  });

  // spec: worker-dashboard/share-message-link
  it('opens a message where the phone has no sheet', async () => {
    const open = vi.spyOn(globalThis, 'open').mockImplementation(() => globalThis.window);
    openDashboard(null, [shared()]);
    await press('button', 'Share Profile');
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith(`https://wa.me/?text=${encodeURIComponent(message)}`, '_blank'),
    );
  });

  it('is over when she closes the sheet, and tells her of a page that she hid', async () => {
    const open = vi.spyOn(globalThis, 'open').mockImplementation(() => null);
    withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    openDashboard(null, [shared(false)]);
    await press('button', 'Share Profile');
    await screen.findByText(/Your page is hidden now/);
    expect(open).not.toHaveBeenCalled();
  });
});

it('says what is missing where she has no page to share yet, and shares none', async () => {
  const share = vi.fn<(data?: ShareData) => Promise<void>>(() => Promise.resolve());
  withSheet(share);
  openDashboard(null, [answers(getWorkerShare, { slug: null, link: null, message: null, listed: true })]);
  await press('button', 'Share Profile');
  await screen.findByText('Complete your profile first: then you have a link to share.');
  expect(share).not.toHaveBeenCalled();
});

it('opens a tab by its address, whatever stands there', async () => {
  openDashboard('nothing-like-it', [answers(getWorkerDashboard, dashboard)]);
  await screen.findByRole('heading', { name: 'Quick Actions' });
  expect(here().pathname).toBe(paths.dashboard);
});
