import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isFullNumber,
  isSearchByWords,
  matchesRole,
  roleFilters,
  searchOf,
  workerBadge,
} from './worker-search.ts';

const worker = {
  name: 'Amina Test',
  service_type: 'House Manager',
  phone: '+254700000042',
  id_number: 'A1234567',
  location: 'Kilimani, Nairobi',
};
const unknown = { name: null, service_type: null, phone: null, id_number: null, location: null };

const matchesSearch = (query: string, found: Parameters<ReturnType<typeof searchOf>>[0]) =>
  searchOf(query)(found);

describe('searchOf', () => {
  // spec: dashboard-workers/search-blank, dashboard-workers/search-names, dashboard-workers/search-numbers
  it.each([
    ['a blank query', '  '],
    ['an empty query', ''],
    ['the name', 'Amina Test'],
    ['the name in other case', 'aMINA'],
    ['a part of the name', 'ina te'],
    ['blanks around it', '  amina  '],
    ['the service type', 'house manager'],
    ['a part of the service type', 'MANAG'],
    ['the phone', '+254700000042'],
    ['a part of the phone', '0042'],
    ['the ID number', 'A1234567'],
    ['the ID number in other case', 'a1234567'],
    ['a part of the ID number', ' 3456 '],
    ['the place', 'kilimani'],
    ['the place in other case and with an accent', 'KILIMÁNI'],
    ['the whole place without its comma', 'kilimani nairobi'],
    ['the service and the place', 'house manager kilimani'],
    ['the place and a part of the service', 'nairobi manag'],
    ['the name in a place', 'Amina in Nairobi'],
    ['somebody in a place', 'in kilimani'],
    ['the name and the beginning of the place', 'amina kil'],
    ['name and service', 'Amina House'],
    ['place, name and service in any order', 'nairobi test manager amina'],
    ['a name and its comma', 'Test, Amina'],
    ['a name and the first letter of the other', 'amina t'],
  ])('finds by %s', (_, query) => {
    expect(matchesSearch(query, worker)).toBe(true);
  });

  it.each([
    ['another name', 'Brenda'],
    ['another number', '9999'],
    ['the word null', 'null'],
    ['another service in her place', 'cook kilimani'],
    ['her service in another place', 'house manager karen'],
    ['the middle of the place after a name', 'amina limani'],
    ['a name and two letters of the place', 'amina ki'],
    ['a name and a letter within the other', 'amina e'],
    ['a name and a word that nothing of hers has', 'amina test wanjiru'],
    ['signs', '?!'],
  ])('does not find by %s', (_, query) => {
    expect(matchesSearch(query, worker)).toBe(false);
  });

  it.each([
    ['Beatrice Odhiambo', true],
    ['Odhiambo Beatrice', true],
    ['odhiambo achieng', true],
    ['Beatrice A Odhiambo', true],
    ['B. Odhiambo', true],
    ['cook Odhiambo', true],
    ['Odhiambo in Githurai 45', true],
    ['Beatrice Otieno', false],
    ['Beatrice Odhiambo Karen', false],
    ['Beatrice 4', false],
  ] as const)('Beatrice Achieng Odhiambo by %j: %s', (query, finds) => {
    const named = { ...unknown, name: 'Beatrice Achieng Odhiambo', service_type: 'Cook' };
    expect(matchesSearch(query, { ...named, location: 'Githurai 45, Nairobi' })).toBe(finds);
  });

  it.each(['langata', "Lang'ata", 'LANG’ATA', 'nanny langata', "Ng'endo in lang"])(
    'finds a place and a name with an apostrophe by %j',
    (query) => {
      const other = { ...worker, name: "Ng'endo Test", service_type: 'Nanny', location: "Lang'ata, Nairobi" };
      expect(matchesSearch(query, other)).toBe(true);
      expect(matchesSearch(query, { ...other, location: null })).toBe(false);
    },
  );

  it('finds a worker of whom nothing is known by a blank query only', () => {
    expect(matchesSearch('', unknown)).toBe(true);
    expect(matchesSearch('null', unknown)).toBe(false);
  });

  it('ignores case and blanks around the query', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ]{0,8}$/), (query) => {
        expect(matchesSearch(`  ${query.toUpperCase()} `, worker)).toBe(matchesSearch(query, worker));
      }),
    );
  });
});

// spec: dashboard-workers/filter-house-keeper, dashboard-workers/role-nannies, dashboard-workers/role-cooks
// spec: dashboard-workers/role-drivers, dashboard-workers/role-house-managers
describe('matchesRole', () => {
  it.each([
    ['Nannies', 'Nanny', true],
    ['Nannies', 'nanny ', true],
    ['Nannies', 'Cook', false],
    ['Cooks', 'Cook', true],
    ['Cooks', 'Nanny', false],
    ['Drivers', 'Driver', true],
    ['Drivers', 'Gardener', false],
    ['House Managers', 'House Manager', true],
    ['House Managers', 'House Keeper', true],
    ['House Managers', 'Housekeeper', true],
    ['House Managers', 'Nanny', false],
    ['House Managers', 'House', false],
  ] as const)('%s: %j is %s', (role, service, matches) => {
    expect(matchesRole(role, { service_type: service })).toBe(matches);
  });

  it('shows everybody under All Roles, and nobody without a role under another', () => {
    expect(matchesRole('All Roles', { service_type: 'Gardener' })).toBe(true);
    expect(roleFilters.filter((role) => matchesRole(role, { service_type: null }))).toEqual(['All Roles']);
  });

  // spec: dashboard-workers/filter-roles
  it('offers the roles of the specification', () => {
    expect(roleFilters).toEqual(['All Roles', 'Nannies', 'Cooks', 'Drivers', 'House Managers']);
  });
});

// spec: dashboard-workers/card-badge, entities/worker-smile-status
it.each([
  ['verified', 'Verified'],
  ['pending', 'Pending Verification'],
  ['failed', 'Not Verified'],
  ['', 'Not Verified'],
])('the badge of a worker who is %j reads %s', (status, badge) => {
  expect(workerBadge(status)).toBe(badge);
});

describe('isFullNumber', () => {
  it.each([
    ['0700 000 042'],
    ['0100000042'],
    ['254700000042'],
    ['+254 700-000-042'],
    ['700000042'],
    ['23456789'],
    ['2345 6789'],
    ['1234567'],
    ['A1234567'],
    ['ak 123456'],
    ['A0000600'],
    ['00031961'],
    ['２３４５６７８９'],
  ])('takes %j as one', (query) => {
    expect(isFullNumber(query)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['Amina', 'a name'],
    ['0700 000', 'the beginning of a phone'],
    ['0700 000 04', 'a phone without its last digit'],
    ['07000000421', 'a phone with a digit too many'],
    ['23456', 'the beginning of an ID number'],
    ['123456789012', 'more digits than an ID number has'],
    ['House No 23456789', 'an address'],
    ['----', 'signs'],
  ])('does not take %j: %s', (query) => {
    expect(isFullNumber(query)).toBe(false);
  });
});

it.each([
  ['Amina', true],
  ['a', true],
  [' ', false],
  ['', false],
  ['0700', false],
  ['Nanny 2', false],
  ['２', false],
])('a search by words for %j: %s', (query, is) => {
  expect(isSearchByWords(query)).toBe(is);
});
