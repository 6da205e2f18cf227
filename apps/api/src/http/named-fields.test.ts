import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '@repo/api-client/contract/define-call';
import { contract } from '@repo/api-client/contract/index';
import { namedFields } from './named-fields.ts';
import { answerSchemaOf } from './write-answer.ts';

const written = (schema: z.ZodType, value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(namedFields(z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' }))(value)),
  );

const person = z.object({ name: z.string(), age: z.optional(z.number()) });
const extra = { name: 'Asha', phone: '+254700000000' };
const named = { name: 'Asha' };

describe('namedFields', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['an object', person, extra, named],
    ['an object in an object', z.object({ of: person }), { of: extra, by: extra }, { of: named }],
    ['a list', z.array(person), [extra, extra], [named, named]],
    ['a list of lists', z.array(z.array(person)), [[extra]], [[named]]],
    ['a record', z.record(z.string(), person), { first: extra }, { first: named }],
    ['an object that may be missing', z.nullable(person), extra, named],
    ['nothing', z.object({ of: z.nullable(person) }), { of: null }, { of: null }],
    ['a list that may be missing', z.nullable(z.array(person)), null, null],
    ['a field that may be missing', person, { name: 'Asha', age: undefined }, named],
    ['a field that is given', person, { name: 'Asha', age: 30 }, { name: 'Asha', age: 30 }],
    ['a choice of single values', z.union([z.string(), z.number(), z.null()]), 7, 7],
    ['a choice with a list', z.union([z.array(z.string()), z.string()]), ['cook'], ['cook']],
    ['the other of that choice', z.union([z.array(z.string()), z.string()]), 'cook', 'cook'],
    ['a moment', z.object({ at: z.string() }), { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
  ])('keeps what the schema names of %s', (_case, schema, value, expected) => {
    expect(written(schema, value)).toEqual(expected);
  });

  it.each<[string, z.ZodType, unknown]>([
    ['an object where a text belongs', z.object({ name: z.string() }), { name: extra }],
    ['a list where a text belongs', z.object({ name: z.string() }), { name: [extra] }],
    ['an object in a list of texts', z.array(z.string()), [extra]],
    ['an object among single values', z.union([z.string(), z.number()]), extra],
    ['an object in a list of a choice', z.union([z.array(z.string()), z.string()]), [extra]],
    ['a list where an object belongs', z.object({ of: person }), { of: [extra] }],
    ['an object where a list belongs', z.object({ of: z.array(person) }), { of: extra }],
    ['a text where a record belongs', z.record(z.string(), z.string()), 'Asha'],
    ['an object in a record of texts', z.record(z.string(), z.string()), { first: extra }],
    ['an object without a required field', person, { phone: '+254700000000' }],
  ])('refuses %s', (_case, schema, value) => {
    expect(() => written(schema, value)).toThrow('answer');
  });

  it.each<[string, z.ZodType]>([
    ['a choice between objects', z.union([person, z.object({ phone: z.string() })])],
    ['a choice between lists', z.union([z.array(person), z.array(z.string())])],
    ['anything', z.unknown()],
  ])('refuses the schema of %s', (_case, schema) => {
    expect(() => written(schema, extra)).toThrow('answer');
  });

  const calls: readonly Call[] = Object.values(contract)
    .flatMap((group) => Object.values<Call>(group))
    .filter(({ answerKind }) => answerKind !== 'pdf' && answerKind !== 'file');
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'knows the fields of the answer of %s',
    (_name, call) => {
      expect(() => namedFields(answerSchemaOf(call))).not.toThrow();
    },
  );
});
