import type { CertificateResult } from '@repo/domain/report-certificate';
import { artifact, LEFT, WIDTH, type DrawPart } from './certificate-page.ts';
import { faint, ink, line, toneInk } from './colours.ts';
import { drawSign } from './draw-emblems.ts';
import { printable, tag, type Pdf } from './page.ts';

const RESULTS_TOP = 420;
const RESULT_HEIGHT = 39;
const COLUMN_GAP = 26;

/** Every check of the report with its result, in two columns. */
export const drawResults: DrawPart = (pdf, body, { results }) => {
  const width = (WIDTH - COLUMN_GAP) / 2;
  const list = pdf.struct('L');
  body.add(list);
  const rows = Math.ceil(results.length / 2);
  results.forEach((result, index) => {
    const left = LEFT + Math.floor(index / rows) * (width + COLUMN_GAP);
    const top = RESULTS_TOP + (index % rows) * (RESULT_HEIGHT + 10);
    artifact(pdf, () =>
      pdf
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(0.6)
        .stroke(line),
    );
    tag(pdf, list, 'LI', () => drawResult(pdf, result, left, top + 9, width));
  });
  list.end();
};

function drawResult(
  pdf: Pdf,
  { title, text, tone }: CertificateResult,
  left: number,
  top: number,
  width: number,
): void {
  drawSign(pdf, tone, left, top + 1, 17);
  const words = { width: width - 28, height: 15, ellipsis: true, lineBreak: true };
  pdf
    .font('bold')
    .fontSize(11)
    .fillColor(ink)
    .text(`${title} `, left + 28, top - 2, words);
  pdf
    .font('regular')
    .fontSize(10)
    .fillColor(tone === 'default' ? faint : toneInk[tone])
    .text(printable(text), left + 28, top + 14, words);
}
