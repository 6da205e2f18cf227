import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from './define-call.ts';
import { contract } from './index.ts';

/** The part of a JSON schema in which optional fields show. */
const shape = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
});

function optionalFields(schema: unknown): string[] {
  const { properties = {}, required = [], items, anyOf = [] } = shape.parse(schema ?? {});
  const inner = [...Object.values(properties), items, ...anyOf].filter((each) => each !== undefined);
  return [
    ...Object.keys(properties).filter((name) => !required.includes(name)),
    ...inner.flatMap((each) => optionalFields(each)),
  ];
}

/** Fields whose absence is the answer. */
const withoutAnAnswer = new Set([
  // Present when true.
  'disputed',
  'is_prospect',
  // Absent where the package does not open the part.
  'health_check',
  'identity',
  'misconduct',
  'outcome',
  'references',
  'references_summary',
  'registry',
  'social_screening',
  'verification',
  'work_history',
  'work_history_summary',
]);

const calls = Object.values(contract).flatMap((group) => Object.entries<Call>(group));

it.each(calls)('%s answers with every field, or with null in it', (_name, { answer }) => {
  const schema = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' });
  expect(optionalFields(schema).filter((field) => !withoutAnAnswer.has(field))).toEqual([]);
});
