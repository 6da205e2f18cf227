import { expect, it } from 'vitest';
import { openFonts } from './fonts.ts';

it('is read once, however many ask for it at the same moment', async () => {
  const [first, second] = await Promise.all([openFonts(), openFonts()]);
  expect(second.regular).toBe(first.regular);
  expect(second.bold).toBe(first.bold);
  expect(first.bold).not.toBe(first.regular);
});
