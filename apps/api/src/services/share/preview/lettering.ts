import { font, type FontName } from '../../reports/pdf/fonts.ts';

const ELLIPSIS = '…';

export interface Line {
  readonly text: string;
  readonly font: FontName;
  readonly colour: string;
  /** Where its first letter stands on its baseline; with `centred`, where its middle does. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly centred?: true;
}

/** What of a text the font has letters for: no smileys, no script that it does not know, no marks of direction. */
export const drawable = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .filter((letter) => font('regular').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .replaceAll(/\p{C}/gu, '')
    .trim();

export const widthOf = (text: string, name: FontName, size: number): number => {
  const { layout, unitsPerEm } = measured(name);
  return (layout(text).advanceWidth * size) / unitsPerEm;
};

/** The largest of these sizes at which a text is no wider than `room`; at the smallest it is cut where it has to be. */
export function fitted(
  text: string,
  name: FontName,
  room: number,
  sizes: readonly [number, ...number[]],
): { readonly text: string; readonly size: number } {
  const fitting = sizes.find((size) => widthOf(text, name, size) <= room);
  if (fitting !== undefined) return { text, size: fitting };
  const size = Math.min(...sizes);
  const letters = Array.from(text);
  while (letters.length > 1 && widthOf(letters.join('') + ELLIPSIS, name, size) > room) letters.pop();
  return { text: letters.join('').trimEnd() + ELLIPSIS, size };
}

/** A line as paths: whoever draws it needs no font. */
export function lettered({ text, font: name, colour, x, y, size, centred }: Line): string {
  const { layout, unitsPerEm } = measured(name);
  const scale = size / unitsPerEm;
  const { glyphs, positions, advanceWidth } = layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const at = `translate(${rounded(pen + xOffset)} ${rounded(yOffset)})`;
    pen += xAdvance;
    return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`;
  });
  const start = centred === true ? x - (advanceWidth * scale) / 2 : x;
  // A font's letters stand upwards, a picture's lines downwards.
  const place = `translate(${rounded(start)} ${rounded(y)}) scale(${rounded(scale)} ${rounded(-scale)})`;
  return `<g fill="${colour}" transform="${place}">${paths.join('')}</g>`;
}

function measured(name: FontName) {
  const opened = font(name);
  return { layout: (text: string) => opened.layout(text), unitsPerEm: opened.unitsPerEm };
}

const rounded = (value: number): string => String(Math.round(value * 10_000) / 10_000);
