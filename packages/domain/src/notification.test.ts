import { expect, it } from 'vitest';
import {
  defaultNotificationSettings,
  markRead,
  notificationKinds,
  notificationLabels,
  unreadCount,
} from './notification.ts';

const list = [
  { id: 'a', unread: true, title: 'One' },
  { id: 'b', unread: true, title: 'Two' },
  { id: 'c', unread: false, title: 'Three' },
];

it('reads the one that was clicked and no other', () => {
  expect(markRead(list, 'b')).toEqual([list[0], { id: 'b', unread: false, title: 'Two' }, list[2]]);
  expect(markRead(list, 'c')).toEqual(list);
  expect(markRead(list, 'unknown')).toEqual(list);
});

it('leaves the given list as it is', () => {
  markRead(list, 'a');
  expect(list[0]?.unread).toBe(true);
});

it('counts what is unread', () => {
  expect(unreadCount(list)).toBe(2);
  expect(unreadCount(markRead(list, 'a'))).toBe(1);
  expect(unreadCount([])).toBe(0);
});

it('has three settings in the words of the specification, all on until she turns one off', () => {
  expect(notificationKinds.map((kind) => notificationLabels[kind])).toEqual([
    'Contact Requests',
    'New Reviews',
    'Verification Updates',
  ]);
  expect(notificationKinds.map((kind) => defaultNotificationSettings[kind])).toEqual([true, true, true]);
});
