import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { drawPicture } from '../../../platform/files/file-process.ts';
import { openFonts } from '../../reports/pdf/fonts.ts';
import { previewDrawing, type Shown } from './preview-drawing.ts';

/** Increased with every change of the drawing, so that no client keeps an old one. */
const DESIGN = 4;
/** A few megabytes: the previews of links that are shared at this time. */
const KEPT = 100;

const kept = new Map<string, Promise<Buffer>>();

/** The tag of a preview. It is known before the preview is drawn. */
export const previewTag = ({ language, name, service, tier, score, upTo }: Shown): string =>
  `"${hash('sha256', JSON.stringify([DESIGN, language, name, service, tier, score, upTo]), 'base64url')}"`;

/** A worker's preview as PNG. A preview that was drawn lately is not drawn again. */
export function drawPreview(shown: Shown): Promise<Buffer> {
  const tag = previewTag(shown);
  const known = kept.get(tag);
  if (known !== undefined) {
    // Moves the preview to the end, as the one that was requested last.
    kept.delete(tag);
    kept.set(tag, known);
    return known;
  }
  const picture = draw(shown);
  kept.set(tag, picture);
  picture.catch(() => kept.delete(tag));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return picture;
}

/** The same as a file for its worker. */
export async function previewFile(shown: Shown) {
  const picture = await drawPreview(shown);
  return {
    type: 'image/png' as const,
    bytes: picture.length,
    open: () => Promise.resolve(Readable.from([picture])),
    tag: previewTag(shown).replaceAll('"', ''),
  };
}

const draw = async (shown: Shown): Promise<Buffer> => drawPicture(previewDrawing(shown, await openFonts()));
