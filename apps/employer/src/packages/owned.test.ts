import { toDashboard } from '@repo/api-client/normalise/dashboard';
import { expect, it } from 'vitest';
import { achieng, mercy } from '../../stories/people.ts';
import { paidCheck } from '../../stories/purchases.ts';
import { ownedChecks } from './owned.ts';

type Wire = typeof paidCheck;
const bought = (package_name: string, more: Partial<Wire> = {}): Wire => ({
  ...paidCheck,
  package_name,
  ...more,
});
const levelsOf = (...purchases: Wire[]) =>
  ownedChecks(toDashboard({ requests: [], purchases }).purchases, achieng.id).map(({ level }) => level);

it.each<[string, Wire[], string[]]>([
  ['nothing was bought', [], []],
  ['a lite check was bought', [bought('Basic Verification')], ['lite']],
  ['an urgent check was bought', [bought('Urgent Verification')], ['standard']],
  ['it was upgraded', [bought('Standard Verification'), bought('Basic Verification')], ['standard', 'lite']],
  ['a smaller one was paid later', [bought('Basic Verification'), bought('Deep Check')], ['premium', 'lite']],
  ['the payment is not confirmed', [bought('Premium Check', { status: 'pending' })], []],
  ['the money is on its way back', [bought('Premium Check', { refund_status: 'pending' })], []],
  ['it is about somebody else', [bought('Premium Check', { nanny_id: mercy.id })], []],
  ['nobody knows the package', [bought('Verification')], []],
])('what is owned when %s', (_, purchases, levels) => {
  expect(levelsOf(...purchases)).toEqual(levels);
});
