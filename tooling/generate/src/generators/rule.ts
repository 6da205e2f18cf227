import type { Generator } from '../generator.ts';
import { inForm, toCamel } from '../names.ts';

const limitOf = (name: string) => `${name.replaceAll('-', '_').toUpperCase()}_MINIMUM`;

const rule = (name: string) => `/** Replace this sentence: what is counted, and why this many. */
const ${limitOf(name)} = 1;

/** Replace this sentence: what it decides. Time, data and ids are parameters. */
export const ${toCamel(name)} = (count: number): boolean => count >= ${limitOf(name)};
`;

const test = (name: string) => `import { expect, it } from 'vitest';
import { ${toCamel(name)} } from './${name}.ts';

it.each([
  ['below the minimum', 0, false],
  ['at the minimum', 1, true],
  ['above the minimum', 2, true],
] as const)('%s: %i is %s', (_case, count, expected) => {
  expect(${toCamel(name)}(count)).toBe(expected);
});
`;

export const ruleGenerator: Generator = {
  names: ['<name>'],
  makes: 'a rule of the business: a pure function with a table of cases',
  plan([name = '']) {
    inForm('kebab', 'The name of a rule', name);
    const file = `packages/domain/src/${name}`;
    return {
      files: { [`${file}.ts`]: rule(name), [`${file}.test.ts`]: test(name) },
      inserts: [],
      next: [
        `Write the table of cases first, with each edge, then the rule: ./pnpm --filter @repo/domain exec vitest run src/${name}.test.ts`,
        `Ask it in a verb or a screen (@repo/domain/${name}): until then it counts as dead code (./pnpm check:knip).`,
      ],
    };
  },
};
