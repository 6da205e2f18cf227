import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from './define-call.ts';
import { contract } from './index.ts';

/** The part of a JSON schema in which rows show: an array, or an object with arrays. */
const shape = z.object({
  type: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.object({ type: z.optional(z.unknown()) }))),
});

/** The record of one thing, which its address names, may hold rows as well. It is no list, unless it is called one. */
function listsRows([name, { answer, path }]: readonly [string, Call]): boolean {
  const schema = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' });
  const { type, properties } = shape.parse(schema);
  const fields = name.startsWith('list') || !path.includes('{') ? Object.values(properties ?? {}) : [];
  return [{ type }, ...fields].some((each) => [each.type].flat().includes('array'));
}

const signedIn: readonly (readonly [string, Call])[] = Object.values(contract)
  .flatMap((group) => Object.entries<Call>(group))
  .filter(([, { method, audience }]) => method === 'GET' && audience !== 'public' && audience !== 'provider');
/** Her own record has the parts of her score. */
const lists = signedIn.filter((each) => listsRows(each) && each[0] !== 'getMe');

it('finds the lists of each audience', () => {
  expect(lists.map(([name]) => name)).toEqual(
    expect.arrayContaining(['listNannies', 'getDashboard', 'listWorkerRequests', 'listChecks']),
  );
});

it.each(lists)('%s states how often an account may make it', (_name, { perMinute }) => {
  expect(perMinute).toEqual(expect.any(Number));
});
