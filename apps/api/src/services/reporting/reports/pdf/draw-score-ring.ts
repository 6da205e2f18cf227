import type { CertificateScore } from '@repo/domain/report-certificate';
import { sectorPath } from '@repo/domain/ring-sector';
import { brandInk, ink, line, metals, toneInk, toneSoft } from './colours.ts';
import type { Pdf } from './page.ts';

/** The radius of the ring in the drawing from which its parts come. */
const DRAWN_RADIUS = 52;
const HATCH_STEP = 4;

/** The share of the ring's width that a number is high, and that words in its place may be wide. */
const NUMBER_HEIGHT = 0.27;
const WORDS_WIDTH = 0.58;

/** Draws a score in its parts, as the screen does: earned, not to be confirmed, still to come, and found. */
export function drawScoreRing(
  pdf: Pdf,
  { parts, middle, tier }: CertificateScore,
  at: { readonly left: number; readonly top: number; readonly size: number },
): void {
  const radius = at.size / 2;
  pdf.save();
  pdf.translate(at.left + radius, at.top + radius).scale(radius / DRAWN_RADIUS);
  const { ring, shine } = tier === null ? { ring: brandInk, shine: brandInk } : metals[tier];
  const metal = pdf
    .linearGradient(-DRAWN_RADIUS, -DRAWN_RADIUS, DRAWN_RADIUS, DRAWN_RADIUS)
    .stop(0.15, ring)
    .stop(0.5, shine)
    .stop(0.85, ring);
  if (parts.length === 0) pdf.path(sectorPath(0, 100)).fill(line);
  let from = 0;
  for (const { max, points, state } of parts) {
    const sector = sectorPath(from, from + max);
    if (points < max) {
      if (state === 'finding') pdf.path(sector).lineWidth(1.6).fillAndStroke(toneSoft.danger, toneInk.danger);
      else if (state === 'unable_to_verify') drawHatched(pdf, sector);
      else pdf.path(sector).fill(line);
    }
    if (points > 0) pdf.path(sectorPath(from, from + points)).fill(metal);
    from += max;
  }
  pdf.restore();
  pdf.font('bold').fontSize(at.size * NUMBER_HEIGHT);
  const tooWide = pdf.widthOfString(middle) / (at.size * WORDS_WIDTH);
  if (tooWide > 1) pdf.fontSize((at.size * NUMBER_HEIGHT) / tooWide);
  pdf
    .fillColor(ink)
    .text(
      middle,
      at.left + (at.size - pdf.widthOfString(middle)) / 2,
      at.top + (at.size - pdf.currentLineHeight()) / 2,
      {
        lineBreak: false,
      },
    );
}

function drawHatched(pdf: Pdf, sector: string): void {
  pdf.path(sector).fill(toneSoft.unknown);
  pdf.save();
  pdf.path(sector).clip();
  for (let x = -2 * DRAWN_RADIUS; x < 2 * DRAWN_RADIUS; x += HATCH_STEP)
    pdf.moveTo(x, -DRAWN_RADIUS).lineTo(x + 2 * DRAWN_RADIUS, DRAWN_RADIUS);
  pdf.lineWidth(1.4).stroke(toneInk.unknown);
  pdf.restore();
  pdf.path(sector).lineWidth(0.8).stroke(toneInk.unknown);
}
