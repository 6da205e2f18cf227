import { describe, expect, it } from 'vitest';
import { atTheEnd, IMPORTS, lineInOrder } from './anchors.ts';

const file = `import type { Z } from 'zod';
import { bread } from './bread.ts';
import { eggs } from './eggs.ts';

export const one = 1;
export const two = () => {
  return 2;
};
`;
const read = () => file;

describe('a line among lines in order', () => {
  it.each([
    ["import { ale } from './ale.ts';", { before: "import { bread } from './bread.ts';\n" }],
    ["import { cake } from './cake.ts';", { before: "import { eggs } from './eggs.ts';\n" }],
    ["import { fish } from './fish.ts';", { after: "import { eggs } from './eggs.ts';\n" }],
  ])('%s finds its place', (line, place) => {
    expect(lineInOrder(read, 'a.ts', IMPORTS, line)).toEqual({ path: 'a.ts', text: `${line}\n`, ...place });
  });

  it('has no place where there is no such line', () => {
    expect(() => lineInOrder(read, 'a.ts', /^- (\w+)$/, '- fish')).toThrow('a.ts has no line like "- fish".');
    expect(() => lineInOrder(() => undefined, 'a.ts', IMPORTS, '')).toThrow('a.ts is not there.');
  });
});

it('the end of a file is behind its last declaration', () => {
  expect(atTheEnd(read, 'a.ts', '\nexport const three = 3;\n')).toEqual({
    path: 'a.ts',
    after: '\nexport const two = () => {\n  return 2;\n};\n',
    text: '\nexport const three = 3;\n',
  });
});
