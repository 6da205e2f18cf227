import { and, arrayContains, ilike, or, sql, type SQL } from 'drizzle-orm';
import { searchedPlaceOf } from '@repo/domain/places/known-place';
import { formOf, searchedWordsIn } from '@repo/domain/place-words';
import { withRoleWords } from '@repo/domain/role-words';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { workers } from '../../../db/schema/people.ts';

/** `gin_trgm_ops` finds a part of a text by three letters in a row. Fewer would make it read every worker. */
const HAS_TRIGRAM = /[a-z]{3}/i;
const STORED_LETTERS = 2;

/** A condition on the workers of a page, and how many conditions it joins: each has an index of its own. */
export interface Matching {
  readonly condition: SQL | undefined;
  readonly parts: number;
}
export const NOTHING: Matching = { condition: undefined, parts: 0 };

/**
 * The condition of a search in name, service type and known place, or null when the search finds nobody. Each word must be
 * found, in any order. What a worker typed beside a known place is searched by nobody. A place of the domain's table is
 * found in every spelling, alone and beside a name or service. A service has its plural and its other names. A digit
 * finds nobody: a number is looked up by `searchByNumber`.
 */
export function matchingSearch(search: string): Matching | null {
  if (/\p{N}/u.test(search)) return null;
  const found = withRoleWords(search).flatMap((text) => matchingWords(text) ?? []);
  if (found.length === 0) return null;
  return {
    condition: or(...found.map(({ condition }) => condition)),
    parts: Math.max(...found.map(({ parts }) => parts)),
  };
}

function matchingWords(search: string): Matching | null {
  const { places, rest } = searchedPlaceOf(search);
  if (places.length === 0) return matchingText(search, EVERY_COLUMN);
  const asTyped = matchingText(search, [workers.name, workers.serviceType]);
  const others = rest === '' ? NOTHING : matchingText(rest, EVERY_COLUMN);
  if (asTyped === null || others === null) return asTyped;
  const atPlace = and(...places.map(inPlace), others.condition);
  return { condition: or(asTyped.condition, atPlace), parts: places.length + others.parts };
}

/**
 * The condition of the filter by place, or null when it finds nobody. Every word must begin a word of the known
 * place, in the table's spelling where the table has it.
 */
export function matchingPlace(typed: string): Matching | null {
  const { places, rest } = searchedPlaceOf(typed);
  const words = [...places, formOf(rest)].filter((part) => part !== '');
  if (!words.some((part) => HAS_TRIGRAM.test(part))) return null;
  return { condition: and(...words.map(inPlace)), parts: words.length };
}

const EVERY_COLUMN = [workers.name, workers.serviceType, workers.knownPlace];

/**
 * Each word of the text must be found. Three letters in a row are found in any place of a text. Shorter words are found where a
 * word begins. Each form has an index. A text without a letter finds nobody.
 */
function matchingText(text: string, columns: readonly AnyPgColumn[]): Matching | null {
  const words = searchedWordsIn(text).map(({ typed }) => typed);
  const starts = words.filter((word) => !HAS_TRIGRAM.test(word)).flatMap(startsOf);
  const parts = [
    ...words.filter((word) => HAS_TRIGRAM.test(word)).map((word) => containing(word, columns)),
    ...(starts.length === 0 ? [] : [arrayContains(workers.wordStarts, starts)]),
  ];
  return parts.length === 0 ? null : { condition: and(...parts), parts: parts.length };
}

/** The beginnings of a short word's parts: an apostrophe ends a word of the index. */
const startsOf = (word: string): string[] =>
  (word.match(/[\p{L}\p{M}]+/gu) ?? []).map((part) =>
    Array.from(part.toLowerCase()).slice(0, STORED_LETTERS).join(''),
  );

/** A word has no sign of a pattern. */
const containing = (word: string, columns: readonly AnyPgColumn[]) =>
  or(...columns.map((column) => ilike(column, `%${word}%`)));

/** The words begin words of the known place. They have no sign of a pattern. */
const inPlace = (words: string): SQL => sql`${workers.knownPlace} ~* ${`\\m${words}`}`;
