import {
  getWorkerDashboard,
  getWorkerShare,
  listWorkerNotifications,
  listWorkerRequests,
  readAllWorkerNotifications,
  readWorkerNotification,
} from '@repo/api-client/contract/worker-app';
import { quirkProperty } from '@repo/api-client/contract/installation-style';
import { answers, breaks, once } from '@repo/api-client/recorded/recorded-calls';
import { workerDashboardQuery, type WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { markRead } from '@repo/domain/notification';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alertsOfOneCheck } from '../../../stories/alerts.ts';
import { dashboard, notifications, tells } from '../../../stories/consent-requests.ts';
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
      screen.getByText('You have not sent your selfie and ID yet. After you send them:'),
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
    expect(completed.parentElement?.textContent).toBe('Success: Verification Completed Successfully!');
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
    const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
    openDashboard(null, [shared()]);
    await press('button', 'Share Profile');
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith(`https://wa.me/?text=${encodeURIComponent(message)}`),
    );
  });

  it('is over when she closes the sheet, and tells her of a page that she hid', async () => {
    const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
    withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    openDashboard(null, [shared(false)]);
    await press('button', 'Share Profile');
    await screen.findByText(/Your page is hidden now/);
    expect(assign).not.toHaveBeenCalled();
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

const device = tells(0, { kind: 'new_device', values: {} }, true);
const two = [device, tells(1, { kind: 'contact_asked', values: { employer: 'Otieno Household' } }, true)];

/** What is in the step of one alert. */
const step = (title: string) => {
  const item = screen.getByText(title).closest('li');
  if (item === null) throw new Error(`${title} is no step`);
  return within(item);
};

describe('alerts', () => {
  // spec: worker-dashboard/alerts, worker-dashboard/alerts-read
  it('are read by a press that leads on, one at a time, and the tab counts down', async () => {
    openDashboard('alerts', [
      ...once(readWorkerNotification, [
        answers(listWorkerNotifications, { notifications: markRead(two, device.id), unread: 1 }),
      ]),
      answers(listWorkerNotifications, { notifications: two, unread: 2 }),
      answers(readWorkerNotification, { notification: { id: device.id, unread: false } }),
    ]);
    await screen.findByText('Another device signed in');
    expect(screen.getAllByText('New')).toHaveLength(2);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await press('link', 'If that was not you, sign out everywhere in Settings.');
    expect(here().search).toBe('?tab=settings');
    await press('link', 'Alerts (1 new alert)');
    await screen.findByText('Another device signed in');
    expect(step('Another device signed in').queryByText('New')).toBeNull();
    expect(step('New contact request').getByText('New')).toBeTruthy();
    const told = fetched.mock.calls.filter(([, init]) => init?.method === 'POST');
    expect(told.map(([address]) => address)).toEqual([`/api/worker/notifications/${device.id}/read`]);
  });
});

describe('all alerts', () => {
  it('are read by one press, which the service is told of', async () => {
    openDashboard('alerts', [answers(readAllWorkerNotifications, { message: 'Read.' })]);
    await screen.findByRole('link', { name: 'Alerts (2 new alerts)' });
    const fetched = vi.spyOn(globalThis, 'fetch');
    await press('button', 'Mark all as read');
    await screen.findByRole('link', { name: 'Alerts' });
    expect(fetched).toHaveBeenCalledWith(
      '/api/worker/notifications/read-all',
      expect.objectContaining({ method: 'POST' }),
    );
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.queryByText('New')).toBeNull();
  });

  it('are as the service has them where it was not told', async () => {
    openDashboard('alerts', [
      answers(listWorkerNotifications, { notifications: two, unread: 2 }),
      breaks(readWorkerNotification),
    ]);
    await press('link', 'If that was not you, sign out everywhere in Settings.');
    await press('link', /^Alerts/);
    await waitFor(() => expect(step('Another device signed in').getByText('New')).toBeTruthy());
  });
});

describe('an alert', () => {
  // spec: worker-findings/news
  it.each([
    ['check_finding', paths.findings],
    ['finding_asked', paths.findings],
    ['finding_reported', paths.findings],
    ['dispute_rejected', paths.findings],
    ['incident_asked', paths.findings],
    ['incident_upheld', paths.findings],
    ['new_device', `${paths.dashboard}?tab=settings`],
  ])('of the kind %s leads to what it asks her to read or do', async (kind, address) => {
    const [first] = notifications;
    if (first === undefined) throw new Error('There is no alert');
    const told = { ...first, kind, values: {}, icon: 'alert' };
    openDashboard('alerts', [answers(listWorkerNotifications, { notifications: [told], unread: 0 })]);
    const list = await screen.findByRole('main');
    const link = await within(list).findByRole('link');
    expect(link.getAttribute('href')).toBe(address);
  });

  it('of a newer service leads nowhere, and a press reads it', async () => {
    const [first] = notifications;
    if (first === undefined) throw new Error('There is no alert');
    const told = { ...first, kind: 'from_the_future', values: {}, text: 'In its own words.', icon: 'comet' };
    openDashboard('alerts', [
      answers(listWorkerNotifications, { notifications: [told], unread: 1 }),
      answers(readWorkerNotification, { notification: { id: told.id, unread: false } }),
    ]);
    await press('button', 'In its own words.');
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
    expect(screen.getByText('In its own words.')).toBeTruthy();
  });

  it('of what still waits for her stands above all others, once', async () => {
    openDashboard('alerts', [
      answers(getWorkerDashboard, { ...dashboard, needs: ['statement'] }),
      nobodyAsks,
    ]);
    const waiting = await screen.findByRole('heading', { name: 'Waiting for you' });
    const others = screen.getByRole('heading', { name: 'Other alerts' });
    const asked = screen.getByText('We would like to hear your side');
    expect(waiting.compareDocumentPosition(asked) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(asked.compareDocumentPosition(others) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('speaks for itself: alone it has no second heading, in a thread it has that of the thread', async () => {
    openDashboard('alerts', [
      nobodyAsks,
      answers(listWorkerNotifications, { notifications: [...alertsOfOneCheck], unread: 5 }),
    ]);
    await screen.findByRole('heading', { name: 'Njeri Kamau' });
    const asks = step('New contact request').getByText(/asks for your name/);
    expect(asks.textContent).toContain('Nyambura Wangari Njeri-Kariuki wa Muthoni');
    expect(screen.queryByRole('heading', { name: /^Nyambura/ })).toBeNull();
    expect(screen.queryByText('Documents')).toBeNull();
    expect(screen.getByText('References')).toBeTruthy();
  });

  it('that is not among the newest of its thread opens below them', async () => {
    openDashboard('alerts', [
      nobodyAsks,
      answers(listWorkerNotifications, { notifications: [...alertsOfOneCheck], unread: 5 }),
    ]);
    await screen.findByRole('heading', { name: 'Njeri Kamau', level: 2 });
    expect(screen.queryByRole('heading', { name: 'Waiting for you' })).toBeNull();
    expect(screen.queryByText('A check has started')).toBeNull();
    const line = screen.getByText('Earlier alerts (4)').closest('details');
    if (line === null) throw new Error('It does not open');
    line.open = true;
    expect(await screen.findByText('A check has started')).toBeTruthy();
    expect(screen.getByText('New invitation')).toBeTruthy();
  });
});

it('opens a tab by its address, whatever stands there', async () => {
  openDashboard('nothing-like-it', [answers(getWorkerDashboard, dashboard)]);
  await screen.findByRole('heading', { name: 'Quick Actions' });
  expect(here().pathname).toBe(paths.dashboard);
});
