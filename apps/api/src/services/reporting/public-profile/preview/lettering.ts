import type { Font } from 'fontkit';

const ELLIPSIS = '…';

export interface Line {
  readonly text: string;
  readonly font: Font;
  readonly colour: string;
  /** The start of the first letter on its baseline. With `centred`, the middle of the line. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly centred?: true;
}

/** The part of a text for which the font has letters: no emoji, no unknown script, no direction marks. */
export const drawable = (text: string, font: Font): string =>
  Array.from(text.normalize('NFC'))
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .replaceAll(/\p{C}/gu, '')
    .trim();

export const widthOf = (text: string, font: Font, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/**
 * The largest of these sizes at which a text is no wider than `room`. At the smallest size the text is cut if
 * necessary.
 */
export function fitted(
  text: string,
  font: Font,
  room: number,
  sizes: readonly [number, ...number[]],
): { readonly text: string; readonly size: number } {
  const fitting = sizes.find((size) => widthOf(text, font, size) <= room);
  if (fitting !== undefined) return { text, size: fitting };
  const size = Math.min(...sizes);
  const letters = Array.from(text);
  while (letters.length > 1 && widthOf(letters.join('') + ELLIPSIS, font, size) > room) letters.pop();
  return { text: letters.join('').trimEnd() + ELLIPSIS, size };
}

/** A line of text as paths, so that no font is needed to draw it. */
export function lettered({ text, font, colour, x, y, size, centred }: Line): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const at = `translate(${rounded(pen + xOffset)} ${rounded(yOffset)})`;
    pen += xAdvance;
    return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`;
  });
  const start = centred === true ? x - (advanceWidth * scale) / 2 : x;
  // In a font y grows upwards, in a picture downwards.
  const place = `translate(${rounded(start)} ${rounded(y)}) scale(${rounded(scale)} ${rounded(-scale)})`;
  return `<g fill="${colour}" transform="${place}">${paths.join('')}</g>`;
}

const rounded = (value: number): string => String(Math.round(value * 10_000) / 10_000);
