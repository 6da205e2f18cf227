import { describe, expect, it } from 'vitest';
import { openFonts, readFont } from './fonts.ts';

it('is read once, however many ask for it at the same moment', async () => {
  const [first, second] = await Promise.all([openFonts(), openFonts()]);
  expect(second.regular).toBe(first.regular);
  expect(second.bold).toBe(first.bold);
  expect(first.bold).not.toBe(first.regular);
});

describe.each(['regular', 'bold'] as const)('what the glyphs of the %s font stand for', (name) => {
  it.each([
    ['a glyph that was a part of another one', 'Furaha…', 'clear.'],
    ['a letter below a mark', 'Ñandũ', 'National'],
    ['a letter that a name has with a dot below', 'Ọlábísí Ịfẹ Ṣadé', 'Of it, Is she'],
    ['letters that are joined', 'ﬁ', 'Verified office'],
    ['joined letters', 'office', 'of it'],
  ])('is what was written: %s', async (_, before, text) => {
    const font = await readFont(name);
    const written = (line: string) =>
      font.layout(line).glyphs.map(({ codePoints, path }) => {
        // Pictures draw letters as paths. That step looks up the parts of a glyph.
        path.toSVG();
        return String.fromCodePoint(...codePoints);
      });
    expect(written(before).join('')).toBe(before);
    expect(written(text).join('')).toBe(text);
  });
});
