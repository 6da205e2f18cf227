import { readFileSync } from 'node:fs';
import { brand } from '@repo/domain/brand';
import { brandRamps } from '@repo/ui/themes/audiences';
import { lightPalette } from '@repo/ui/themes/palette';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { languages, type Language } from '../src/site/languages.ts';
import { previewPictures } from './preview-pictures.ts';
import { previewWords } from './preview-words.ts';

// The size that programs with link previews ask for.
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 80;
const FOOT = 96;
const LARGEST = 84;

/** The light theme of the public site. */
const {
  page,
  text: ink,
  muted,
  mark: ground,
  onMark,
  accent: person,
} = lightPalette(brandRamps.landing).color;

/** The font of the other pictures drawn on the server (`apps/api`): the same letters on every machine. */
function open(file: string): Font {
  const font = create(readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/noto-sans/${file}`))));
  if (!('layout' in font)) throw new Error(`${file} holds a collection instead of one font`);
  return font;
}
const fonts = {
  regular: open('400Regular/NotoSans_400Regular.ttf'),
  bold: open('700Bold/NotoSans_700Bold.ttf'),
};

interface Line {
  readonly text: string;
  readonly font: keyof typeof fonts;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A line as paths, so that the renderer needs no font. */
function lettered({ text, font, colour, x, y, size }: Line): string {
  const { glyphs, positions } = fonts[font].layout(text);
  const scale = size / fonts[font].unitsPerEm;
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const at = pen;
    pen += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  // The y axis of a font points up, the y axis of a picture down.
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** The size at which the widest of these lines fits between both margins. */
function fitting(lines: readonly string[]): number {
  const widest = Math.max(...lines.map((line) => fonts.bold.layout(line).advanceWidth));
  return Math.min(LARGEST, Math.floor(((WIDTH - 2 * LEFT) * fonts.bold.unitsPerEm) / widest));
}

/** As in `packages/ui/src/brand/Mark`. */
const mark = (x: number, y: number, scale: number, on: string, sign: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="40" height="40" rx="11.5" fill="${on}"/>` +
  `<path d="M9.5 28.5 20 10.5l10.5 18" fill="none" stroke="${sign}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<circle cx="20" cy="26.6" r="3.9" fill="${person}"/></g>`;

function drawing(language: Language): string {
  const { title, text, foot } = previewWords[language];
  const size = fitting(title);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${page}"/>`,
    mark(LEFT, 64, 1.6, ground, onMark),
    lettered({ text: brand.name, font: 'bold', colour: ground, x: LEFT + 84, y: 113, size: 46 }),
    ...title.map((line, index) =>
      lettered({ text: line, font: 'bold', colour: ink, x: LEFT, y: 270 + index * 100, size }),
    ),
    lettered({ text, font: 'regular', colour: muted, x: LEFT, y: 450, size: 38 }),
    `<rect y="${HEIGHT - FOOT}" width="${WIDTH}" height="${FOOT}" fill="${ground}"/>`,
    lettered({ text: foot, font: 'regular', colour: onMark, x: LEFT, y: HEIGHT - 37, size: 34 }),
    '</svg>',
  ].join('');
}

/** The preview picture of the site in every language, by file name. The bytes are the same at each run. */
export const drawPreviews = (): Promise<(readonly [name: string, png: Buffer])[]> =>
  Promise.all(
    languages.map(async (language) => {
      const png = await sharp(Buffer.from(drawing(language)))
        .png({ compressionLevel: 9, palette: true, colours: 32 })
        .toBuffer();
      return [previewPictures[language].slice(1), png] as const;
    }),
  );
