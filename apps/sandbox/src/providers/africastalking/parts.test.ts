import { expect, it } from 'vitest';
import { countParts } from './parts.ts';

it.each([
  ['nothing', '', 1],
  ['160 plain characters', 'a'.repeat(160), 1],
  ['161 plain characters', 'a'.repeat(161), 2],
  ['306 plain characters', 'a'.repeat(306), 2],
  ['307 plain characters', 'a'.repeat(307), 3],
  ['80 characters that count twice', '€'.repeat(80), 1],
  ['81 characters that count twice', '€'.repeat(81), 2],
  ['70 with one outside the alphabet', `${'a'.repeat(69)}’`, 1],
  ['71 with one outside the alphabet', `${'a'.repeat(70)}’`, 2],
  ['134 with one outside the alphabet', `${'a'.repeat(133)}’`, 2],
  ['135 with one outside the alphabet', `${'a'.repeat(134)}’`, 3],
])('counts the parts of %s', (_name, text, parts) => {
  expect(countParts(text)).toBe(parts);
});
