import { and, arrayContains, ilike, or, sql, type SQL } from 'drizzle-orm';
import { searchedPlaceOf } from '@repo/domain/places/known-place';
import { formOf } from '@repo/domain/place-words';
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
 * The condition of a search in name, service type and known place, or null when the search finds nobody. What a
 * worker typed beside a known place is searched by nobody. A place of the domain's table is found in every
 * spelling, alone and beside a name or service. A service has its plural and its other names. A digit finds nobody: a
 * number is looked up by `searchByNumber`.
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
  const asTyped = matchingText(
    search,
    places.length === 0 ? EVERY_COLUMN : [workers.name, workers.serviceType],
  );
  if (asTyped === null) return null;
  if (places.length === 0) return { condition: asTyped, parts: 1 };
  const others = rest === '' ? null : matchingText(rest, EVERY_COLUMN);
  const atPlace = [...places.map(inPlace), ...(others === null ? [] : [others])];
  return { condition: or(asTyped, and(...atPlace)), parts: atPlace.length };
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
 * Three letters in a row are found in any place of a text. Shorter words are found where a word begins. Each form
 * has an index. A text without a letter finds nobody.
 */
function matchingText(text: string, columns: readonly AnyPgColumn[]): SQL | null {
  if (HAS_TRIGRAM.test(text)) return containing(text, columns);
  const words = text.match(/[\p{L}\p{M}]+/gu);
  if (words === null) return null;
  const starts = words.map((word) => Array.from(word.toLowerCase()).slice(0, STORED_LETTERS).join(''));
  return arrayContains(workers.wordStarts, starts);
}

function containing(text: string, columns: readonly AnyPgColumn[]): SQL | null {
  const part = `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return or(...columns.map((column) => ilike(column, part))) ?? null;
}

/** The words begin words of the known place. They have no sign of a pattern. */
const inPlace = (words: string): SQL => sql`${workers.knownPlace} ~* ${`\\m${words}`}`;
