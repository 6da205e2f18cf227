import { encode } from 'uqr';
import { ink } from './colours.ts';
import type { Pdf } from './page.ts';

/** Draws a text for a camera, as squares that print sharp at any size. Its quiet border is a part of it. */
export function drawQrCode(
  pdf: Pdf,
  text: string,
  at: { readonly left: number; readonly top: number; readonly size: number },
): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  pdf.save().translate(at.left, at.top);
  pdf.roundedRect(0, 0, at.size, at.size, 6).fill('#ffffff');
  pdf.scale(at.size / size);
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      // One bar for a run of squares: no reader sees a gap, and the file stays small.
      const start = x;
      while (row[x + 1]) x += 1;
      pdf.rect(start, y, x + 1 - start, 1);
    }
  pdf.fill(ink);
  pdf.restore();
}
