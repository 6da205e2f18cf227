import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Font } from 'fontkit';
import { onceResolved } from '@repo/domain/once';

/** Noto Sans covers every letter of the names in use here: Kiswahili, Kikuyu with its tildes, West African dots below. */
const files = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const;

type FontName = keyof typeof files;
export type Fonts = Readonly<Record<FontName, Font>>;

// A parsed font is kept for the life of the process. Reading it again costs more than drawing a whole report.
const openRegular = onceResolved(() => readFont('regular'));
const openBold = onceResolved(() => readFont('bold'));

/** The fonts of all drawings. They are read at the first drawing, each in a turn of its own. */
export async function openFonts(): Promise<Fonts> {
  return { regular: await openRegular(), bold: await openBold() };
}

/** Reads a font that no drawing has used yet. */
export async function readFont(name: FontName): Promise<Font> {
  const { create } = await import('fontkit');
  await nextTurn();
  const font = create(await readFile(new URL(import.meta.resolve(files[name]))));
  if (!('layout' in font)) throw new Error(`${files[name]} holds a collection instead of one font`);
  keepLetters(font);
  // The tables for the positions of letters are read with the first line, which takes longest.
  font.layout('A');
  await nextTurn();
  return font;
}

/**
 * Makes drawn text readable aloud, searchable and copyable as it was written, whatever else was drawn with
 * the same font.
 *
 * - A font stores each glyph with the letters of its first use. A glyph that was a part of another one has
 *   none there, like the full stops of "…". So a glyph now stands for the letters of the current request.
 * - Noto Sans decomposes some letters that it has as a whole. The "o" of "ọ" would then stand for "ọ" from
 *   there on.
 */
function keepLetters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters);
    if (letters.length > 0) glyph.codePoints = letters;
    return glyph;
  };
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, { ccmp: false });
}

declare global {
  // pdfkit also takes a parsed font (an object with `layout`), which its published types do not say.
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, source: Font): this;
    }
  }
}
