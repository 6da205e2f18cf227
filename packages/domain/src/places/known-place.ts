import { countiesAndTowns } from './counties.ts';
import { estates } from './estates.ts';
import { variants } from './variants.ts';

/**
 * Two texts of one place have the same form: without case, accents and apostrophes, one space between words. `Karen's` is
 * another word than `Karen`.
 */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼ\x60]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const formOf = (text: string): string => wordsOf(text).join(' ');

/** Every place by its form, in the spelling of the table. */
const places: ReadonlyMap<string, string> = new Map([
  ...[...countiesAndTowns, ...estates]
    .flatMap((names) => names.split(', '))
    .map((name) => [formOf(name), name] as const),
  ...Object.entries(variants).map(([variant, name]) => [formOf(variant), name] as const),
]);
const LONGEST = Math.max(...[...places.keys()].map((form) => form.split(' ').length));

/** A road is named after the place to which it leads: who lives in Mombasa Road does not live in Mombasa. */
const ROADS = new Set(
  'road rd street st avenue ave lane drive highway superhighway super close crescent way bypass roundabout'.split(
    ' ',
  ),
);
const ROADS_BEFORE = new Set(['barabara', 'njia']);

/** The places in words that no comma parts. The longest name counts, so that Kahawa West is not Kahawa. */
function placesIn(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let start = 0; start < words.length;) {
    const length = lengthOfPlace(words, start);
    const place = places.get(words.slice(start, start + length).join(' '));
    if (place !== undefined && !isRoad(words, start, start + length)) found.push(place);
    start += Math.max(length, 1);
  }
  return found;
}

function lengthOfPlace(words: readonly string[], start: number): number {
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length -= 1)
    if (places.has(words.slice(start, start + length).join(' '))) return length;
  return 0;
}

/** `Mombasa Road`, `barabara ya Mombasa`. */
const isRoad = (words: readonly string[], start: number, end: number): boolean =>
  ROADS.has(words[end] ?? '') ||
  ROADS_BEFORE.has(words[start - 1] ?? '') ||
  (words[start - 1] === 'ya' && ROADS_BEFORE.has(words[start - 2] ?? ''));

/**
 * The parts of a typed place that stand in the table of places, in their order and in the table's spelling, each once:
 * `kilimani , NAIROBI near the Shelter House` is `Kilimani, Nairobi`. Nothing else of the text is left (decisions 5). Of a
 * building that is named after a place, the place is left: `Karen Women's Shelter` is `Karen`.
 */
export function knownPlaceOf(typed: string): string {
  const found = typed.split(/[,;/|\n()]/).flatMap((part) => placesIn(wordsOf(part)));
  return [...new Set(found)].join(', ');
}
