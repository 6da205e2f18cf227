import { describe, expect, it } from 'vitest';
import { isThere, leftBy, made } from '../made-in-test.ts';
import { generators } from './all.ts';

const commands: readonly (readonly [what: string, ...names: readonly string[]])[] = [
  ['rule', 'zebra-fee'],
  ['call', 'zebra-fees', 'listZebraFees'],
  ['verb', 'people/workers', 'feed-zebra'],
  ['job', 'zebra-fee.charge'],
  ['job', 'zebra-fees', '--schedule', '7 4 * * *'],
  ['screen', 'employer', 'zebra-fees/ZebraFees'],
  ['screen', 'worker', 'zebra-fees/ZebraFees'],
  ['screen', 'ops', 'zebra-fees/ZebraFees'],
  ['component', 'ZebraCard'],
  ['page', 'zebra-crossing'],
  ['decision', 'Zebras are fed'],
];

const pathsIn = (text: string) =>
  [...text.matchAll(/\b(?:apps|docs|packages|tooling)\/[\w./-]*\w/g)].map(([path]) => path);

it('finds the paths', () => {
  expect(pathsIn('Look at (apps/api/README.md), then at docs/decisions.')).toEqual([
    'apps/api/README.md',
    'docs/decisions',
  ]);
});

it('is known of every generator', () => {
  expect(new Set(commands.map(([what]) => what))).toEqual(new Set(Object.keys(generators)));
});

describe.each(commands)('what is left to do by new %s %s', (...command) => {
  const left = leftBy(...command);

  it('names the command that proves it', () => {
    expect(left).toMatch(/\.\/pnpm [\w-]/);
  });

  it('names paths that there are, or will be', () => {
    const files = [...made(...command).keys()];
    const isMade = (path: string) => files.some((file) => `${file}/`.startsWith(`${path}/`));
    expect(pathsIn(left).filter((path) => !isThere(path) && !isMade(path))).toEqual([]);
  });

  it('has no word behind -u, which would be taken for its value', () => {
    expect(left).not.toMatch(/ -u ./);
  });
});
