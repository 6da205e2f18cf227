import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countiesAndTowns } from './counties.ts';
import { estates } from './estates.ts';
import { knownPlaceOf, searchedPlaceOf } from './known-place.ts';
import { variants } from './variants.ts';

const names = [...countiesAndTowns, ...estates].flatMap((line) => line.split(', '));

describe('knownPlaceOf', () => {
  it.each([
    ['kilimani , NAIROBI near the Shelter House', 'Kilimani, Nairobi'],
    ['Shelter House', ''],
    ['House No 5, Karen', 'Karen'],
    ["Karen Women's Shelter", 'Karen'],
    ['Kibera Shelter House', 'Kibera'],
    ["Karen's House", ''],
    ['', ''],
    [' , ', ''],
    ['Kenya', ''],
    ['0700 000 001', ''],
    ['Nairobi', 'Nairobi'],
    ['Nairobi, Nairobi', 'Nairobi'],
    ['nairobi county', 'Nairobi'],
    ['Mombasa Road, Nairobi', 'Nairobi'],
    ['Ngong Rd near Kilimani', 'Kilimani'],
    ['Thika superhighway', ''],
    ['barabara ya Mombasa, Voi', 'Voi'],
    ['Kahawa West', 'Kahawa West'],
    ['Kahawa, West Pokot', 'Kahawa, West Pokot'],
    ['Githurai 45', 'Githurai 45'],
    ['South B', 'South B'],
    ['SOUTH  b', 'South B'],
    ['Buru Buru Phase 4', 'Buruburu'],
    ['muranga', "Murang'a"],
    ['Murang’a', "Murang'a"],
    ['Langata', "Lang'ata"],
    ['Taita-Taveta', 'Taita Taveta'],
    ['Kísumu', 'Kisumu'],
    ['Umoja II', 'Umoja 2'],
    ['Karenga', ''],
    ['Nyali/Bamburi', 'Nyali, Bamburi'],
    ['Plot 12 (Ruaka)', 'Ruaka'],
  ])('of %j is %j', (typed, known) => {
    expect(knownPlaceOf(typed)).toBe(known);
  });

  it('leaves nothing that is not in the table, whatever was typed', () => {
    const table = new Set(names);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...names))), (parts) => {
        const known = knownPlaceOf(parts.join(' '));
        expect(known === '' ? [] : known.split(', ').filter((name) => !table.has(name))).toEqual([]);
      }),
    );
  });

  it('is stable: what it shows is known as the same', () => {
    for (const name of names) expect(knownPlaceOf(knownPlaceOf(name))).toBe(knownPlaceOf(name));
  });
});

describe('searchedPlaceOf', () => {
  it.each([
    ['karen', ['Karen'], ''],
    ['Karen, Nairobi', ['Karen', 'Nairobi'], ''],
    ['nanny karen', ['Karen'], 'nanny'],
    ['NANNY in Lángata', ["Lang'ata"], 'NANNY'],
    ['nbi cook', ['Nairobi'], 'cook'],
    ['Karen Wanjikũ', ['Karen'], 'Wanjikũ'],
    ["Ng'endo githurai 45", ['Githurai 45'], "Ng'endo"],
    ['kahawa we', ['Kahawa'], 'we'],
    ['driver Mombasa Road', [], 'driver Mombasa Road'],
    ['shelter house', [], 'shelter house'],
    ['karen shelter', ['Karen'], 'shelter'],
    ['in', [], ''],
    ['?', [], ''],
  ])('of %j is %j and the rest %j', (query, places, rest) => {
    expect(searchedPlaceOf(query)).toEqual({ places, rest });
  });
});

describe('the table', () => {
  it('has the 47 counties, each with towns, and the estates of five cities', () => {
    expect(countiesAndTowns).toHaveLength(47);
    expect(new Set(countiesAndTowns.map((line) => line.split(', ')[0])).size).toBe(47);
    expect(new Set(names).size).toBeGreaterThan(900);
  });

  it('leads each other spelling to a name of the table', () => {
    for (const [variant, name] of Object.entries(variants)) {
      expect(names, variant).toContain(name);
      expect(knownPlaceOf(variant), variant).toBe(name);
    }
  });

  it('has names alone that an index of three letters in a row can find, and no name with a sign of a pattern', () => {
    expect(names.filter((name) => !/[a-z]{3}/i.test(name) || !/^[a-z0-9' ]+$/i.test(name))).toEqual([]);
  });

  it('has one spelling of each name', () => {
    expect(names.filter((name) => knownPlaceOf(name) !== name)).toEqual([]);
  });
});
