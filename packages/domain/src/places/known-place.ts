import { formOf, withoutLeads, wordsIn, type Word } from '../place-words.ts';
import { countiesAndTowns } from './counties.ts';
import { estates } from './estates.ts';
import { variants } from './variants.ts';

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

interface FoundPlaces {
  readonly places: readonly string[];
  /** The words that belong to no place. */
  readonly rest: readonly Word[];
}

/** The places in words that no comma parts. The longest name counts, so that Kahawa West is not Kahawa. */
function placesIn(words: readonly Word[]): FoundPlaces {
  const forms = words.map(({ form }) => form);
  const found: string[] = [];
  const rest: Word[] = [];
  for (let start = 0; start < words.length;) {
    const end = start + Math.max(lengthOfPlace(forms, start), 1);
    const place = places.get(forms.slice(start, end).join(' '));
    if (place !== undefined && !isRoad(forms, start, end)) found.push(place);
    else rest.push(...words.slice(start, end));
    start = end;
  }
  return { places: found, rest };
}

/** Nothing joins a place over a comma. */
function findPlaces(text: string): FoundPlaces {
  const parts = text.split(/[,;/|\n()]/).map((part) => placesIn(wordsIn(part)));
  return {
    places: [...new Set(parts.flatMap((part) => part.places))],
    rest: parts.flatMap(({ rest }) => rest),
  };
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
export const knownPlaceOf = (typed: string): string => findPlaces(typed).places.join(', ');

/** A search in two parts: `nanny in langata` is the place `Lang'ata` and the rest `nanny`. */
export interface SearchedPlace {
  /** In the table's spelling. */
  readonly places: readonly string[];
  /** The other words as they were typed, without those that lead to a place. */
  readonly rest: string;
}

export function searchedPlaceOf(query: string): SearchedPlace {
  const { places: found, rest } = findPlaces(query);
  return {
    places: found,
    rest: withoutLeads(rest)
      .map(({ typed }) => typed)
      .join(' '),
  };
}
