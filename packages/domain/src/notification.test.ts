import { expect, it } from 'vitest';
import { markRead } from './notification.ts';

const list = [
  { id: 'a', unread: true, title: 'One' },
  { id: 'b', unread: true, title: 'Two' },
  { id: 'c', unread: false, title: 'Three' },
];

// spec: worker-dashboard/alerts-read
it('reads the one that was clicked and no other', () => {
  expect(markRead(list, 'b')).toEqual([list[0], { id: 'b', unread: false, title: 'Two' }, list[2]]);
  expect(markRead(list, 'c')).toEqual(list);
  expect(markRead(list, 'unknown')).toEqual(list);
});

it('leaves the given list as it is', () => {
  markRead(list, 'a');
  expect(list[0]?.unread).toBe(true);
});
