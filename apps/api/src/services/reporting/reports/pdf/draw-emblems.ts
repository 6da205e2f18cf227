import type { StatusTone } from '@repo/domain/status-vocabulary';
import { brandInk, marigold, toneInk } from './colours.ts';
import type { Pdf } from './page.ts';

/** The roof of the brand's mark, in a drawing of 40 by 40. */
const ROOF = 'M9.5 28.5 L20 10.5 L30.5 28.5';

/** The brand's mark (`packages/ui/src/brand/Mark`). */
export function drawMark(pdf: Pdf, left: number, top: number, size: number): void {
  pdf
    .save()
    .translate(left, top)
    .scale(size / 40);
  pdf.roundedRect(0, 0, 40, 40, 11.5).fill(brandInk);
  pdf.lineCap('round').lineJoin('round').lineWidth(4.4).path(ROOF).stroke('#ffffff');
  pdf.circle(20, 26.6, 3.9).fill(marigold);
  pdf.restore();
}

/** The roof alone, large and pale behind the words. */
export function drawRoof(pdf: Pdf, left: number, top: number, size: number, colour: string): void {
  pdf
    .save()
    .translate(left, top)
    .scale(size / 40);
  pdf.lineCap('round').lineJoin('round').lineWidth(5).path(ROOF).stroke(colour);
  pdf.circle(20, 26.6, 3.9).fill(colour);
  pdf.restore();
}

/** What a state looks like without its colour: its words stand beside it. In a drawing of 16 by 16. */
const signs: Readonly<Record<StatusTone, string>> = {
  success: 'M4.5 8.3 L7 10.8 L11.5 5.6',
  danger: 'M8 4.2 L8 8.8 M8 11.4 L8 11.5',
  warning: 'M8 4.2 L8 8.8 M8 11.4 L8 11.5',
  unknown: 'M6 6.3 C6 3.6 10 3.6 10 6.2 C10 7.9 8 7.8 8 9.4 M8 11.6 L8 11.7',
  info: 'M8 4.6 L8 8.2 L10.4 9.6',
  default: 'M5 8 L11 8',
};

export function drawSign(pdf: Pdf, tone: StatusTone, left: number, top: number, size: number): void {
  pdf
    .save()
    .translate(left, top)
    .scale(size / 16);
  const colour = toneInk[tone];
  pdf.lineWidth(1.3).circle(8, 8, 7.2);
  if (tone === 'success') pdf.fill(colour);
  else pdf.stroke(colour);
  pdf.lineCap('round').lineJoin('round').lineWidth(1.7).path(signs[tone]);
  pdf.stroke(tone === 'success' ? '#ffffff' : colour);
  pdf.restore();
}
