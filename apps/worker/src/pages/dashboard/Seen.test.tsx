import { listWorkerNotifications, readWorkerNotification } from '@repo/api-client/contract/worker-app';
import { answers, breaks, once, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { markRead } from '@repo/domain/notification';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tells } from '../../../stories/consent-requests.ts';
import { openDashboard } from '../../../stories/dashboard-in-test.tsx';
import { press } from '../../../stories/in-test.tsx';

const device = tells(0, { kind: 'new_device', values: {} }, true);
const TITLE = 'Another device signed in';
const list = (isNew: boolean) =>
  answers(listWorkerNotifications, {
    notifications: isNew ? [device] : markRead([device], device.id),
    unread: Number(isNew),
  });
const read = answers(readWorkerNotification, { notification: { id: device.id, unread: false } });

/** Tells of the alerts whether they are in sight. */
let tell: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (changes: readonly { readonly isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => onChange([{ isIntersecting }]);
      }
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(...recorded: readonly Recording[]) {
  openDashboard('alerts', recorded);
  await screen.findByText(TITLE);
  const asked = vi.spyOn(globalThis, 'fetch');
  return {
    reads: () => asked.mock.calls.flatMap(([address, init]) => (init?.method === 'POST' ? [address] : [])),
    passes: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

it('counts a new alert as read after a moment in sight, and takes "New" from it once she has left', async () => {
  const { reads, passes } = await open(...once(readWorkerNotification, [list(false)]), list(true), read);
  expect(screen.getByText('New')).toBeTruthy();
  tell(true);
  await passes(1600);
  expect(reads()).toEqual([`/api/worker/notifications/${device.id}/read`]);
  expect(screen.getByText('New')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Alerts' })).toBeTruthy();
  await press('link', 'Settings');
  await press('link', 'Alerts');
  expect(await screen.findByText(TITLE)).toBeTruthy();
  expect(screen.queryByText('New')).toBeNull();
});

it('does not count one that only passed by', async () => {
  const { reads, passes } = await open(list(true), read);
  tell(true);
  await passes(1000);
  tell(false);
  await passes(3000);
  expect(reads()).toEqual([]);
});

it('leaves it new where the service was not told', async () => {
  const { passes } = await open(list(true), breaks(readWorkerNotification));
  tell(true);
  await passes(1600);
  await press('link', 'Settings');
  await press('link', /^Alerts/);
  await screen.findByText(TITLE);
  expect(screen.getByText('New')).toBeTruthy();
});
