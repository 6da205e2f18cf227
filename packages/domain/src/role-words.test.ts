import { describe, expect, it } from 'vitest';
import { withRoleWords } from './role-words.ts';
import { allServiceTypes } from './service-types.ts';
import { roleFilters, searchOf } from './worker-search.ts';

describe('a role word in a search', () => {
  it.each([
    ['nannies', ['nannies', 'nanny']],
    ['Nannies in Karen', ['Nannies in Karen', 'nanny in Karen']],
    ['karen, COOKS', ['karen, COOKS', 'karen, cook']],
    ['housekeeper', ['housekeeper', 'house manager', 'house keeper']],
    ['house keeper', ['house keeper', 'house manager', 'housekeeper']],
    ['House Managers', ['House Managers', 'house manager', 'house keeper', 'housekeeper']],
    [
      'maid kilimani',
      ['maid kilimani', 'house manager kilimani', 'house keeper kilimani', 'housekeeper kilimani'],
    ],
    ['security guards', ['security guards', 'security']],
    ['dereva', ['dereva', 'driver']],
    ['chefs and drivers', ['chefs and drivers', 'cook and drivers']],
    ['yaya', ['yaya', 'nanny']],
    ['Mfanyakazi wa nyumbani', ['Mfanyakazi wa nyumbani', 'house manager', 'house keeper', 'housekeeper']],
    // The word alone is replaced, and not the beginning of a name.
    ['maida maid', ['maida maid', 'maida house manager', 'maida house keeper', 'maida housekeeper']],
    ['cooksey cooks', ['cooksey cooks', 'cooksey cook']],
  ])('%j means %j', (query, meant) => {
    expect(withRoleWords(query)).toEqual(meant);
  });

  it.each(['house help', 'house  help', 'house-help', 'House‑Helps', 'househelp', 'domestic-worker'])(
    'reads %j with any gap',
    (query) => {
      expect(withRoleWords(query)).toEqual([query, 'house manager', 'house keeper', 'housekeeper']);
    },
  );

  it.each([
    '',
    'nanny',
    'Driver',
    'Amina',
    'Cooksey',
    "Maid'ens",
    'Mcdrivers',
    'housek',
    'guardian',
    '0700 000 101',
  ])('leaves %j as it is', (query) => {
    expect(withRoleWords(query)).toEqual([query]);
  });
});

const worker = { name: 'Amina Test', phone: null, id_number: null, location: 'Kilimani, Nairobi' };
const finds = (query: string, service_type: string) => searchOf(query)({ ...worker, service_type });

describe('the search of the loaded list', () => {
  it.each([
    ['nannies', 'Nanny'],
    ['housekeeper', 'House Manager'],
    ['housekeepers', 'House Keeper'],
    ['house help', 'Housekeeper'],
    ['cooks in kilimani', 'Cook'],
    ['nairobi gardeners', 'Gardener'],
    ['watchman', 'Security'],
    ['carer', 'Caregiver'],
  ])('finds by %j a worker who is a %s', (query, service) => {
    expect(finds(query, service)).toBe(true);
  });

  it.each([
    ['nannies', 'Cook'],
    ['housekeeper', 'Nanny'],
    ['cooks in karen', 'Cook'],
  ])('does not find by %j a worker who is a %s', (query, service) => {
    expect(finds(query, service)).toBe(false);
  });

  it('finds every service by its name and its plural, and every role by the words of its filter', () => {
    for (const service of allServiceTypes) {
      expect(finds(service, service)).toBe(true);
      const plural = service === 'Security' ? 'guards' : service.replace(/y$/, 'ie').concat('s');
      expect(finds(plural, service), plural).toBe(true);
    }
    for (const [role, service] of [
      ['Nannies', 'Nanny'],
      ['Cooks', 'Cook'],
      ['Drivers', 'Driver'],
      ['House Managers', 'House Keeper'],
    ] as const) {
      expect(roleFilters).toContain(role);
      expect(finds(role, service)).toBe(true);
    }
  });
});
