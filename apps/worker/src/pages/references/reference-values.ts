import type { OwnReference } from '@repo/api-client/queries/references';
import { groupInThrees, normalisePhone } from '@repo/domain/phone';
import {
  problemsOfSentReferences,
  REFERENCES_AT_FIRST,
  REFERENCES_MAXIMUM,
  type ReferenceProblem,
} from '@repo/domain/worker-references';
import * as z from 'zod/mini';
import type { PlainKey } from '../../language/catalogue.ts';

/** A row of the form. The id is empty before the first submission. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly relationship: string;
}

export const blankRow: Row = { id: '', name: '', phone: '', relationship: '' };

/** One slot for each possible reference. The field names are those in the refusals of the service. */
export const slots = [0, 1, 2, 3, 4] as const;
export type Slot = (typeof slots)[number];
export type Part = 'name' | 'phone' | 'relationship';
export type FieldName = `references.${Slot}.${Part}`;
export type Values = Readonly<Record<`references.${Slot}.${Part | 'id'}`, string>> & {
  readonly count: number;
};

export const fieldsOf = (slot: Slot) =>
  [`references.${slot}.name`, `references.${slot}.phone`, `references.${slot}.relationship`] as const;
export const fieldNames: readonly FieldName[] = slots.flatMap((slot): readonly FieldName[] => fieldsOf(slot));

/** The shown rows, from top to bottom. */
export const rowsOf = (values: Values): Row[] =>
  slots.slice(0, values.count).map((slot) => ({
    id: values[`references.${slot}.id`],
    name: values[`references.${slot}.name`],
    phone: values[`references.${slot}.phone`],
    relationship: values[`references.${slot}.relationship`],
  }));

export function valuesOf(rows: readonly Row[]): Values {
  const [a = blankRow, b = blankRow, c = blankRow, d = blankRow, e = blankRow] = rows;
  return {
    count: Math.min(Math.max(rows.length, REFERENCES_AT_FIRST), REFERENCES_MAXIMUM),
    'references.0.id': a.id,
    'references.0.name': a.name,
    'references.0.phone': a.phone,
    'references.0.relationship': a.relationship,
    'references.1.id': b.id,
    'references.1.name': b.name,
    'references.1.phone': b.phone,
    'references.1.relationship': b.relationship,
    'references.2.id': c.id,
    'references.2.name': c.name,
    'references.2.phone': c.phone,
    'references.2.relationship': c.relationship,
    'references.3.id': d.id,
    'references.3.name': d.name,
    'references.3.phone': d.phone,
    'references.3.relationship': d.relationship,
    'references.4.id': e.id,
    'references.4.name': e.name,
    'references.4.phone': e.phone,
    'references.4.relationship': e.relationship,
  };
}

/** The callable references as rows. A referee who refused has no row. */
export const namedRows = (references: readonly OwnReference[]): Row[] =>
  references.flatMap(({ id, name, phone, relationship, status }) =>
    status === 'refused' ? [] : [{ id, name, phone: groupInThrees(phone ?? ''), relationship }],
  );

const key = (problem: ReferenceProblem): PlainKey => `references.problem.${problem}`;

interface KnownReferences {
  /** As the service has them. What stands there unchanged is no error of what is typed. */
  readonly sent: readonly OwnReference[];
  readonly ownPhone: string;
}

export function valueErrors(
  values: Values,
  { sent, ownPhone }: KnownReferences,
): Partial<Record<FieldName, PlainKey>> {
  const errors: Partial<Record<FieldName, PlainKey>> = {};
  const rows = rowsOf(values);
  const problems = problemsOfSentReferences(rows);
  const phoneAt = (slot: Slot) => normalisePhone(rows[slot]?.phone ?? '');
  const isTypedAt = (slot: Slot) => {
    const known = sent.find(({ id }) => id === rows[slot]?.id);
    return known === undefined || isChanged(rows[slot], known);
  };
  /** A number that stands twice is wrong where it was typed last, and not in the reference that has it. */
  const typedTwin = (slot: Slot) =>
    isTypedAt(slot) ? slot : slots.find((each) => phoneAt(each) === phoneAt(slot) && isTypedAt(each));
  for (const slot of slots) {
    const { name, phone, relationship } = problems[slot] ?? {};
    if (name !== undefined) errors[`references.${slot}.name`] = key(name);
    if (phone === 'phoneNamedTwice') errors[`references.${typedTwin(slot) ?? slot}.phone`] = key(phone);
    else if (phone !== undefined) errors[`references.${slot}.phone`] = key(phone);
    else if (phoneAt(slot) === ownPhone && isTypedAt(slot))
      errors[`references.${slot}.phone`] = 'references.ownNumber';
    if (relationship !== undefined) errors[`references.${slot}.relationship`] = key(relationship);
  }
  return errors;
}

export const isTyped = ({ name, phone, relationship }: Row): boolean =>
  name !== '' || phone !== '' || relationship !== '';

/** Whether the row differs from the reference that was sent. */
export const isChanged = (row: Row | undefined, sent: OwnReference): boolean =>
  row !== undefined &&
  (row.name.trim() !== sent.name ||
    row.relationship.trim() !== sent.relationship ||
    normalisePhone(row.phone) !== sent.phone);

/** The stored draft: the whole list. */
export interface Kept {
  readonly rows: string;
}
export const keptOf = (rows: readonly Row[]): Kept => ({ rows: JSON.stringify(rows) });

const row = z.object({ id: z.string(), name: z.string(), phone: z.string(), relationship: z.string() });
const kept = z.object({ rows: z.string() });

/**
 * The current list with the draft of an earlier visit. A reference that was removed meanwhile does not return. Neither
 * does a reference that was sent although no answer came.
 */
export function withKept(named: readonly Row[], written: unknown): Row[] {
  const typed = readKept(written);
  const changed = named.map((each) => typed.find(({ id }) => id === each.id) ?? each);
  const phones = new Set(changed.map(({ phone }) => normalisePhone(phone)));
  const isNamed = ({ phone }: Row) => {
    const number = normalisePhone(phone);
    return number !== null && phones.has(number);
  };
  const added = typed.filter((each) => each.id === '' && isTyped(each) && !isNamed(each));
  return [...changed, ...added].slice(0, REFERENCES_MAXIMUM);
}

function readKept(written: unknown): Row[] {
  const read = z.safeParse(kept, written);
  if (!read.success) return [];
  try {
    const rows = z.safeParse(z.array(row), JSON.parse(read.data.rows));
    return rows.success ? rows.data : [];
  } catch {
    return [];
  }
}
