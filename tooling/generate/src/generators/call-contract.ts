import { atTheEnd, IMPORTS, lineInOrder, textOf } from '../anchors.ts';
import { Refusal, type Insert, type Plan, type Read } from '../generator.ts';
import { toCamel, toKebab } from '../names.ts';

const CONTRACT = 'packages/api-client/src/contract';
const INDEX = `${CONTRACT}/index.ts`;

export const contractOf = (area: string): string => `${CONTRACT}/${area}.ts`;

const HEAD = `import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
`;
/** A call that only reads is a GET. */
const READS = /^(get|list|find|read|look)(?=[A-Z])/;

const declaration = (area: string, call: string) => `
export const ${call} = defineCall({
  method: '${READS.test(call) ? 'GET' : 'POST'}',
  path: '/api/${area}/${toKebab(call)}',
  audience: 'employer',
  summary: 'Replace this sentence: what it answers, in one line for the documentation.',
  answer: z.object({ ready: z.boolean() }),
});
`;

const lineOf = (area: string, call: string) => `    ${call}: ${toCamel(area)}.${call},\n`;

/** The lines of an area's group in the list of all calls; undefined where the area has none. */
function groupOf(index: string, area: string): string | undefined {
  const [, group] = index.split(`\n  ${toCamel(area)}: {\n`);
  return group?.slice(0, group.indexOf('  },\n'));
}

/** Whether the list of calls has a group of this area. */
export const hasGroup = (read: Read, area: string): boolean =>
  groupOf(textOf(read, INDEX), area) !== undefined;

function inNewArea(read: Read, area: string, call: string): Pick<Plan, 'files' | 'inserts'> {
  const line = `import * as ${toCamel(area)} from './${area}.ts';`;
  return {
    files: { [contractOf(area)]: HEAD + declaration(area, call) },
    inserts: [
      lineInOrder(read, INDEX, IMPORTS, line),
      {
        path: INDEX,
        before: '} as const;',
        text: `  ${toCamel(area)}: {\n${lineOf(area, call)}  },\n`,
      },
    ],
  };
}

function inGroup(read: Read, area: string, call: string): readonly Insert[] {
  const last = groupOf(textOf(read, INDEX), area)
    ?.split('\n')
    .findLast((line) => line !== '');
  return [
    atTheEnd(read, contractOf(area), declaration(area, call)),
    { path: INDEX, after: `${last ?? ''}\n`, text: lineOf(area, call) },
  ];
}

/**
 * The declaration of a call, and its line in the list of all calls.
 * @throws Refusal for an area whose calls stand in the file or the group of another one, or that has this call.
 */
export function declare(read: Read, area: string, call: string): Pick<Plan, 'files' | 'inserts'> {
  const text = read(contractOf(area));
  if ((text === undefined) === hasGroup(read, area))
    throw new Refusal(
      `"${area}" has not both a file in ${CONTRACT} and a group in its index: choose another area.`,
    );
  if (text === undefined) return inNewArea(read, area, call);
  if (text.includes(`export const ${call} = `)) throw new Refusal(`${contractOf(area)} has ${call} already.`);
  return { files: {}, inserts: inGroup(read, area, call) };
}
