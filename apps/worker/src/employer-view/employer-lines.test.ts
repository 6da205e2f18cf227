import { getNanny, listNannies } from '@repo/api-client/contract/nannies';
import { expect, it } from 'vitest';
import { lineOf } from './employer-lines.ts';

const fields = Object.keys(getNanny.answer.shape);

it('has a line for every field that an employer is sent, and for no other', () => {
  expect(Object.keys(lineOf).toSorted()).toEqual(fields.toSorted());
});

it('has every field of the search among them', () => {
  expect(fields).toEqual(expect.arrayContaining(Object.keys(listNannies.answer.def.element.shape)));
});
