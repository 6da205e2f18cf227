import * as z from 'zod';
import type { Call } from '@repo/api-client/contract/define-call';
import { namedFields } from './named-fields.ts';

/** One for each call, made for its first answer: a start would wait for the schemas of all calls. */
const copies = new WeakMap<Call, ReturnType<typeof namedFields>>();

/**
 * Writes an answer as JSON. Fields that the contract's schema does not name are left out. So an extra column never reaches
 * the caller.
 */
export function writeAnswer(call: Call, answer: unknown): string {
  const copy = copies.get(call) ?? namedFields(answerSchemaOf(call));
  copies.set(call, copy);
  return JSON.stringify(copy(answer));
}

/** The JSON schema of a call's answer. */
export const answerSchemaOf = ({ answer }: Call) =>
  z.toJSONSchema(answer, { target: 'openapi-3.0', io: 'output' });
