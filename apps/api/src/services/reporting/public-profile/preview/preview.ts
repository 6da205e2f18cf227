import { createHash } from 'node:crypto';
import { drawPicture } from '../../../platform/files/image-process.ts';
import { openFonts } from '../../reports/pdf/fonts.ts';
import { previewDrawing, type Shown } from './preview-drawing.ts';

/** Counted up whenever the drawing changes, so that nobody keeps an old one. */
const DESIGN = 2;
/** A few megabytes: those whose links are passed on right now. */
const KEPT = 100;

const kept = new Map<string, Promise<Buffer>>();

/** The name of a preview as it would be drawn: known without drawing it. */
export const previewTag = ({ language, name, service, tier, score }: Shown): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([DESIGN, language, name, service, tier, score]))
    .digest('base64url')}"`;

/** A worker's preview as PNG; one that was drawn lately is not drawn again. */
export function drawPreview(shown: Shown): Promise<Buffer> {
  const tag = previewTag(shown);
  const known = kept.get(tag);
  if (known !== undefined) {
    // The one that was asked for last goes last.
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

const draw = async (shown: Shown): Promise<Buffer> => drawPicture(previewDrawing(shown, await openFonts()));
