import {
  getWorkerDashboard,
  listWorkerNotifications,
  listWorkerRequests,
  readAllWorkerNotifications,
  readWorkerNotification,
} from '@repo/api-client/contract/worker-app';
import { answers, breaks, once } from '@repo/api-client/recorded/recorded-calls';
import { markRead } from '@repo/domain/notification';
import type { RequestOutcome } from '@repo/domain/request-outcome';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alertsOfOneCheck } from '../../../stories/alerts.ts';
import { contact, dashboard, notifications, tells } from '../../../stories/consent-requests.ts';
import { openDashboard } from '../../../stories/dashboard-in-test.tsx';
import { here, press } from '../../../stories/in-test.tsx';
import { NOW } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const nobodyAsks = answers(listWorkerRequests, { requests: [] });

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
    expect(step('Another device signed in').getByText('New')).toBeTruthy();
    const fetched = vi.spyOn(globalThis, 'fetch');
    await press('link', 'If that was not you, sign out everywhere in Settings.');
    expect(here().search).toBe('?tab=settings');
    await press('link', 'Alerts (1 new alert)');
    await screen.findByText('Another device signed in');
    expect(step('Another device signed in').queryByText('New')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeTruthy();
    const told = fetched.mock.calls.filter(([, init]) => init?.method === 'POST');
    expect(told.map(([address]) => address)).toEqual([`/api/worker/notifications/${device.id}/read`]);
  });
});

describe('the alert of a request', () => {
  const request = (outcome: RequestOutcome) => ({ id: contact.id, outcome });
  const asked = (outcome: RequestOutcome) =>
    tells(1, { kind: 'invitation_asked', values: { employer: 'Njeri Kamau' } }, false, request(outcome));
  const openWith = (outcome: RequestOutcome) =>
    openDashboard('alerts', [
      answers(listWorkerNotifications, { notifications: [asked(outcome)], unread: 0 }),
      nobodyAsks,
    ]);

  it.each([
    ['open', 'New invitation', /^Njeri Kamau asks to check you before hiring you\./],
    ['declined', 'You said no', /^Njeri Kamau asked .* Nothing about you was checked or shared for it\.$/],
    ['consent_withdrawn', 'You took your yes back', /Nothing more is checked or shared for it\.$/],
    ['withdrawn', 'The employer took the request back', /There is nothing for you to do\.$/],
  ] as const)('that is %s says so, and leads to it', async (outcome, title, text) => {
    openWith(outcome);
    await screen.findByText(title);
    const link = step(title).getByRole('link', { name: text });
    expect(link.getAttribute('href')).toBe(`${paths.requests}?request=${contact.id}`);
  });

  it('waits for her no more once the request has ended, whatever else the employer asks', async () => {
    const theirs = { ...contact, employerName: 'Njeri Kamau' };
    openDashboard('alerts', [
      answers(listWorkerNotifications, { notifications: [asked('declined')], unread: 0 }),
      answers(getWorkerDashboard, { ...dashboard, needs: ['request'] }),
      answers(listWorkerRequests, { requests: [theirs] }),
    ]);
    await screen.findByText('You said no');
    expect(screen.queryByRole('heading', { name: 'Waiting for you' })).toBeNull();
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

describe('a request of an employer', () => {
  const [, asked] = notifications;
  if (asked === undefined) throw new Error('There is no alert');
  const open = (requests: (typeof contact)[]) =>
    openDashboard('alerts', [
      answers(listWorkerRequests, { requests }),
      answers(listWorkerNotifications, { notifications: [asked], unread: 1 }),
    ]);

  it('says how many hours are left, as the request does', async () => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
    open([contact]);
    const link = await screen.findByRole('link', { name: /asks for your name and phone number/ });
    expect(link.textContent).toBe('Otieno Household asks for your name and phone number.');
    expect(screen.getByText('42 hours left')).toBeTruthy();
    // It says more than that the alert is new.
    expect(screen.queryByText('New')).toBeNull();
  });

  it('says nothing of hours when she has answered it', async () => {
    open([]);
    const link = await screen.findByRole('link', { name: /asks for your name and phone number/ });
    expect(link.textContent).toBe('Otieno Household asks for your name and phone number.');
  });
});
