import { alternativeNames } from '@repo/domain/alternative-names';
import { isRecord } from './is-record.ts';

/** No answer of the contract nests deeper; beyond it, rubbish is left as it is. */
const MAX_DEPTH = 8;

/**
 * A copy in which every object also answers to the contract's names. A field of its own here may bear another's name elsewhere
 * (`id_number`), so a name is added beside the other and replaces nothing.
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
