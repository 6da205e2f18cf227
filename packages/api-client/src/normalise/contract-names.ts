import { alternativeNames } from '@repo/domain/alternative-names';
import { isRecord } from './is-record.ts';

/** No answer of the contract nests deeper. A deeper value stays as it is. */
const MAX_DEPTH = 8;

/**
 * Returns a copy in which every object also has the contract's field names. A field name of one object can be the foreign
 * name in another object (`id_number`). The function therefore adds the name and replaces nothing.
 */
export function withContractNames(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => withContractNames(entry, depth + 1));
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withContractNames(entry, depth + 1)]),
  );
  for (const [other, ours] of Object.entries(alternativeNames))
    if (Object.hasOwn(copy, other) && !Object.hasOwn(copy, ours)) copy[ours] = copy[other];
  return copy;
}
