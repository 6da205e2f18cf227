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

// A parsed font is kept for the life of the process: reading it anew costs more than drawing a whole report.
const openRegular = onceResolved(() => readFont('regular'));
const openBold = onceResolved(() => readFont('bold'));

/** The fonts of all that is drawn. They are read when something is drawn first, each in a turn of its own. */
export async function openFonts(): Promise<Fonts> {
  return { regular: await openRegular(), bold: await openBold() };
}

/** A font as nobody has drawn with it yet. */
export async function readFont(name: FontName): Promise<Font> {
  const { create } = await import('fontkit');
  await nextTurn();
  const font = create(await readFile(new URL(import.meta.resolve(files[name]))));
  if (!('layout' in font)) throw new Error(`${files[name]} holds a collection instead of one font`);
  keepLetters(font);
  // What says how letters stand to one another is read with the first line, and takes longest.
  font.layout('A');
  await nextTurn();
  return font;
}

/**
 * What is drawn can be read aloud, searched and copied as it was written, whatever else was drawn with the same font.
 *
 * - A font keeps each glyph that it met with the letters it stood for then: none, where it was a part of another one, like the
 *   full stops of "…". So it stands for the letters that it is asked for now.
 * - Noto Sans takes some letters apart that it has as a whole, and the "o" of "ọ" would stand for "ọ" from there on.
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
