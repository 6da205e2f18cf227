import { expect, it } from 'vitest';
import { documentsWith, emptySlot, handedIn } from '../../../stories/documents.ts';
import { foldedSlots, slotsInOrder } from './documents-order.ts';

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
  expect(slotsInOrder(documentsWith(...some).documents, false).join(' ')).toBe(order);
});

it.each([
  ['all but the first, while nothing is there', [], 'policeClearance certificates'],
  ['those that she need not have', [handedIn('nationalId')], 'policeClearance certificates'],
  [
    'none that a check waits for',
    [handedIn('nationalId', rejected), { ...emptySlot('policeClearance'), waited_for: true }],
    'certificates',
  ],
  [
    'none once all are there',
    [handedIn('nationalId'), handedIn('policeClearance'), handedIn('certificates')],
    '',
  ],
])('a phone folds %s', (_, some, folded) => {
  expect(foldedSlots(documentsWith(...some).documents, false).join(' ')).toBe(folded);
});

it('needs no copy of the ID card of a worker whose identity is verified', () => {
  const { documents } = documentsWith();
  expect(slotsInOrder(documents, true)).toEqual(['policeClearance', 'nationalId', 'certificates']);
  expect(foldedSlots(documents, true)).toEqual(['nationalId', 'policeClearance', 'certificates']);
});
