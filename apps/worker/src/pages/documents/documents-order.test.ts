import { expect, it } from 'vitest';
import { documentsWith, emptySlot, handedIn } from '../../../stories/documents.ts';
import { slotsInOrder } from './documents-order.ts';

const rejected = { status: 'rejected', reason: 'unreadable' } as const;

it.each([
  ['as it is listed while nothing is there', [], 'nationalId policeClearance certificates'],
  ['first where it is missing', [handedIn('nationalId')], 'policeClearance nationalId certificates'],
  [
    'first where it was refused',
    [handedIn('certificates', rejected)],
    'certificates nationalId policeClearance',
  ],
  [
    'first where a check waits for it, also before a refused one',
    [handedIn('nationalId', rejected), { ...emptySlot('policeClearance'), waited_for: true }],
    'policeClearance nationalId certificates',
  ],
  [
    'in no haste where it has been sent to the check that waits for it',
    [handedIn('nationalId'), handedIn('policeClearance', { waited_for: true })],
    'nationalId policeClearance certificates',
  ],
])('a document stands %s', (_, some, order) => {
  expect(slotsInOrder(documentsWith(...some).documents).join(' ')).toBe(order);
});
