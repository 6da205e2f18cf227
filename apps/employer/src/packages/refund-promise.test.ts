import { packageDefinitions } from '@repo/domain/packages';
import { expect, it } from 'vitest';
import { moneyPromise, refundAfterWithdrawal } from './refund-promise.ts';

const packageOf = (id: number) => packageDefinitions.find((each) => each.id === id);

it.each([
  [16, 'KES\u00A0125 back for each of the 4 steps'],
  [17, 'about KES\u00A0167 back for each of the 6 steps'],
  [18, 'KES\u00A0250 back for each of the 8 steps'],
  [19, 'KES\u00A0250 back for each of the 6 steps'],
])('says what a withdrawal gives back of package %i', (id, amount) => {
  expect(refundAfterWithdrawal(packageOf(id))).toBe(
    `If the worker withdraws later, you get ${amount} that has no result yet.`,
  );
});

it('names no amount of a package that is not known, or not chosen', () => {
  const words =
    'If the worker withdraws later, you get your money back for each step that has no result yet.';
  expect(refundAfterWithdrawal()).toBe(words);
  expect(refundAfterWithdrawal({ level: 'platinum', priceCents: 500_000 })).toBe(words);
});

it('promises each answer of the worker its own', () => {
  const standard = packageOf(17);
  expect(moneyPromise('agreed', standard)).toContain('about KES\u00A0167');
  expect(moneyPromise('unasked', standard)).toContain('all your money back');
  expect(moneyPromise('invited', standard)).toBe('You pay after the worker says yes.');
  expect(moneyPromise('declined', standard)).toBe('Nothing was charged.');
});
