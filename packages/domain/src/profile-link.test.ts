import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNameOf, freeSlug, profileLink, profilePath, slugOf } from './profile-link.ts';

describe('slugOf', () => {
  // spec: worker-dashboard/share-link
  it.each([
    ['Amina Test', 'amina-test'],
    ['  Amina   Middle Test ', 'amina-middle-test'],
    ['AMINA', 'amina'],
    ['Wanjirũ Ñandú', 'wanjiru-nandu'],
    ["Ann O'Test", 'ann-otest'],
    ['Ann O’Test', 'ann-otest'],
    ['Ann-Mary Test Jr.', 'ann-mary-test-jr'],
    ['Amina 2', 'amina-2'],
    ['', 'worker'],
    ['  ', 'worker'],
    ['😀', 'worker'],
    ['../../etc', 'etc'],
  ])('%j is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('is always an address of its own, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('freeSlug', () => {
  const among =
    (...taken: readonly string[]) =>
    (slug: string) =>
      taken.includes(slug);

  it.each([
    ['the first holder', [], 'amina-test'],
    ['the second', ['amina-test'], 'amina-test-2'],
    ['the third', ['amina-test', 'amina-test-2'], 'amina-test-3'],
    ['one after a holder left', ['amina-test', 'amina-test-3'], 'amina-test-2'],
    ['one after the first left', ['amina-test-2'], 'amina-test'],
  ])('of %s', (_, taken, slug) => {
    expect(freeSlug('Amina Test', among(...taken))).toBe(slug);
  });

  it('gives no slug twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Amina', 'amina', 'Amina 2', 'Brenda', '')), (names) => {
        const taken = new Set<string>();
        for (const name of names) taken.add(freeSlug(name, (slug) => taken.has(slug)));
        expect(taken.size).toBe(names.length);
      }),
    );
  });
});

describe('firstNameOf', () => {
  it.each([
    ['Amina Test', 'Amina'],
    ['  Amina  ', 'Amina'],
    ['', 'Worker'],
    ['  ', 'Worker'],
    [null, 'Worker'],
    [undefined, 'Worker'],
    ['\u202E Amina', 'Amina'],
    ['\u200B\u2060', 'Worker'],
    ['😀 Amina', '😀'],
  ])('%j is %s', (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });

  it('takes another fallback', () => {
    expect(firstNameOf('', 'somebody')).toBe('somebody');
  });
});

it('is a path of the slug', () => {
  expect(profilePath('amina-test-2')).toBe('/w/amina-test-2');
});

it('is a whole address on the public site', () => {
  expect(profileLink('https://amini.test', 'jane-test')).toBe('https://amini.test/w/jane-test');
  expect(profileLink('https://amini.test', 'jane-test', 'en')).toBe('https://amini.test/w/jane-test');
  expect(profileLink('https://amini.test', 'jane-test', 'sw')).toBe('https://amini.test/sw/w/jane-test');
});
