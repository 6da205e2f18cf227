import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** Noto Sans covers every letter of the names in use here: Kiswahili, Kikuyu with its tildes, West African dots below. */
const files = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const;

export type FontName = keyof typeof files;

// A parsed font is kept for the life of the process: reading it anew costs more than drawing a whole report.
const parsed = new Map<FontName, Font>();

/** One of the fonts that reports are set in; each document embeds only the letters it uses. */
export function font(name: FontName): Font {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const opened = create(readFileSync(new URL(import.meta.resolve(files[name]))));
  if (!('layout' in opened)) throw new Error(`${files[name]} holds a collection instead of one font`);
  parsed.set(name, opened);
  return opened;
}

declare global {
  // pdfkit also takes a parsed font (an object with `layout`), which its published types do not say.
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, source: Font): this;
    }
  }
}
