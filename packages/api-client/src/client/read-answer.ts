import * as z from 'zod/mini';
import { withContractNames } from '../normalise/contract-names.ts';
import { dropRows, fillWithNull, rowOf } from './repair.ts';

export interface Reading<T> {
  readonly answer: T;
  /** The number of list rows in the answer that were unreadable and left out. */
  readonly dropped: number;
}

/** Nested lists need one round each. An answer that needs more rounds is unreadable. */
const MAX_ROUNDS = 6;

type Issues = readonly z.core.$ZodIssue[];

function nullFill(value: unknown, issues: Issues): boolean {
  const filled = issues.filter((issue) => issue.code === 'invalid_type' && fillWithNull(value, issue.path));
  return filled.length > 0;
}

function dropFaultyRows(value: unknown, issues: Issues): number {
  const lists = new Map<string, { list: readonly PropertyKey[]; rows: Set<number> }>();
  for (const issue of issues) {
    const found = rowOf(issue.path);
    if (found === undefined) continue;
    const key = JSON.stringify(found.list);
    const entry = lists.get(key) ?? { list: found.list, rows: new Set<number>() };
    lists.set(key, { list: entry.list, rows: entry.rows.add(found.row) });
  }
  // The deepest list comes first: removing a row of an outer list would shift the paths into the inner lists.
  const deepestFirst = [...lists.values()].toSorted((a, b) => b.list.length - a.list.length);
  return deepestFirst.reduce((dropped, { list, rows }) => dropped + dropRows(value, list, rows), 0);
}

/**
 * Reads an answer tolerantly by the schema of the contract (spec/employer.md section 7 and decisions.md section 11: one
 * bad row never fails a list). A value that parses stays as it is. Otherwise the function maps the field names of other
 * servers, sets missing fields to null where the contract allows null, and drops rows that still do not parse.
 * It returns `undefined` when the rest is no answer.
 */
export function readAnswer<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): Reading<z.output<S>> | undefined {
  const asItIs = z.safeParse(schema, value);
  if (asItIs.success) return { answer: asItIs.data, dropped: 0 };
  const copy = withContractNames(value);
  let dropped = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = z.safeParse(schema, copy);
    if (result.success) return { answer: result.data, dropped };
    if (nullFill(copy, result.error.issues)) continue;
    const faulty = dropFaultyRows(copy, result.error.issues);
    if (faulty === 0) return undefined;
    dropped += faulty;
  }
  return undefined;
}
