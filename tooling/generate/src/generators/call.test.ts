import { describe, expect, it } from 'vitest';
import { made, namesIn, textOf } from '../made-in-test.ts';
import { toKebab } from '../names.ts';

const CONTRACT = 'packages/api-client/src/contract';
const ROUTES = 'apps/api/src/routes';
const LIST = `${CONTRACT}/index.ts`;
const ROUTE_LIST = `${ROUTES}/index.ts`;

describe('a call of a new area', () => {
  const files = made('call', 'zebra-fees', 'listZebraFees');

  it('has a file in the contract, and stands in its list', () => {
    const call = files.get(`${CONTRACT}/zebra-fees.ts`);
    expect(call).toContain('export const listZebraFees = defineCall({');
    expect(call).toContain("method: 'GET',\n  path: '/api/zebra-fees/list-zebra-fees',");
    expect(files.get(LIST)).toContain("\nimport * as zebraFees from './zebra-fees.ts';\n");
    expect(files.get(LIST)).toContain(
      '  zebraFees: {\n    listZebraFees: zebraFees.listZebraFees,\n  },\n} as const;',
    );
  });

  it('has a handler, which is registered', () => {
    const handlers = files.get(`${ROUTES}/zebra-fees.ts`);
    expect(handlers).toContain('export const zebraFeesHandlers: Handlers<typeof contract.zebraFees> = {');
    expect(handlers).toContain('async listZebraFees() {');
    expect(files.get(ROUTE_LIST)).toContain("\nimport { zebraFeesHandlers } from './zebra-fees.ts';\n");
    expect(files.get(ROUTE_LIST)).toContain(
      'registerCalls(app, ctx, contract.zebraFees, zebraFeesHandlers);',
    );
  });
});

describe('a call of an area that is there', () => {
  it('stands last in the area, and first among its handlers', () => {
    const files = made('call', 'reviews', 'stripeReview');
    expect([...files.keys()].toSorted()).toEqual(
      [LIST, `${CONTRACT}/reviews.ts`, `${ROUTES}/reviews.ts`].toSorted(),
    );
    expect(files.get(`${CONTRACT}/reviews.ts`)).toMatch(
      /export const stripeReview = defineCall\(\{\n {2}method: 'POST',[^]*?\}\);\n$/,
    );
    expect(files.get(LIST)).toContain('    stripeReview: reviews.stripeReview,\n  },\n');
    expect(files.get(`${ROUTES}/reviews.ts`)).toMatch(
      /reviewHandlers: .* = \{\n {2}\/\/ .*\n {2}async stripeReview\(/,
    );
  });

  it('has a file of handlers of its own where the area has several', () => {
    const files = made('call', 'nannies', 'stripeNanny');
    expect(files.get(`${ROUTES}/stripe-nanny.ts`)).toContain(
      "export const stripeNannyHandlers: Pick<Handlers<typeof contract.nannies>, 'stripeNanny'> = {",
    );
    expect(files.get(ROUTE_LIST)).toContain('contract.nannies, { ...stripeNannyHandlers,');
  });

  const files = new Set(namesIn(CONTRACT).filter((name) => !name.endsWith('.test')));
  const groups = new Set(
    [...textOf(LIST).matchAll(/^ {2}(\w+): \{$/gm)].map(([, group = '']) => toKebab(group)),
  );

  const whole = [...files].filter((name) => groups.has(name));
  const parts = [...files, ...groups].filter((name) => !whole.includes(name));

  it.each(whole)('can be of %s', (area) => {
    const call = made('call', area, 'countZebras').get(`${CONTRACT}/${area}.ts`);
    expect(call).toMatch(/\n\nexport const countZebras = .*\n[^]*\}\);\n$/);
  });

  /** Parts of calls, and calls that stand in the group or the file of another area. */
  it.each(parts)('cannot be of %s, which is no whole area', (area) => {
    expect(() => made('call', area, 'countZebras')).toThrow('choose another area');
  });

  it('are more than ten', () => {
    expect(whole.length).toBeGreaterThan(10);
    expect(parts).toEqual(expect.arrayContaining(['disputes', 'employer-profile', 'fields', 'index']));
  });
});

it.each([
  ['zebraFees', 'listZebraFees', 'The name of an area is written like'],
  ['zebra-fees', 'ListZebraFees', 'The name of a call is written like'],
  ['package', 'listPackages', 'TypeScript keeps that word'],
  ['reviews', 'writeReview', 'reviews.ts has writeReview already'],
  ['review', 'listReviews', 'has other handlers that are called reviewHandlers'],
  ['dashboard', 'readDashboard', 'has other handlers that are called dashboardHandlers'],
])('no call is called %s %s', (area, call, words) => {
  expect(() => made('call', area, call)).toThrow(words);
});
