import { certificateScoreText } from '@repo/domain/report-certificate';
import { artifact, LEFT, RIGHT, WIDTH, type DrawPart } from './certificate-page.ts';
import { brandSoft, ink, marigold, toneInk } from './colours.ts';
import { drawSign } from './draw-emblems.ts';
import { drawScoreRing } from './draw-score-ring.ts';
import { printable, tag } from './page.ts';

const PANEL_TOP = 262;
const PANEL_HEIGHT = 136;
const RING_SIZE = 104;

/** The score, the results by their kind, and what the team wrote, where it has room. */
export const drawVerdict: DrawPart = (pdf, body, { score, notice, verdict, recommendation }) => {
  const right = LEFT + 20 + RING_SIZE + 26;
  artifact(pdf, () => pdf.roundedRect(LEFT, PANEL_TOP, WIDTH, PANEL_HEIGHT, 14).fill(brandSoft));
  if (score !== null)
    artifact(pdf, () => drawScoreRing(pdf, score, { left: LEFT + 20, top: PANEL_TOP + 16, size: RING_SIZE }));
  const left = score === null ? LEFT + 20 : right;
  const width = RIGHT - left - 20;
  tag(pdf, body, 'P', () => {
    const title = score === null ? notice?.title : certificateScoreText(score);
    pdf
      .font('bold')
      .fontSize(15)
      .fillColor(score === null ? toneInk.warning : ink)
      .text(printable(title ?? ''), left, PANEL_TOP + 16, { width });
    if (notice !== null)
      pdf.font('regular').fontSize(9.5).fillColor(ink).text(printable(notice.text), { width, lineGap: 1 });
  });
  const verdictTop = pdf.y + 8;
  let at = { left, top: verdictTop };
  tag(pdf, body, 'P', () => {
    for (const part of verdict) {
      pdf.font('bold').fontSize(10);
      const needed = pdf.widthOfString(part.text) + 36;
      if (at.left + needed > left + width) at = { left, top: at.top + 21 };
      drawSign(pdf, part.tone, at.left, at.top + 0.5, 13);
      pdf.fillColor(toneInk[part.tone]).text(`${part.text} `, at.left + 19, at.top, { lineBreak: false });
      at = { left: at.left + needed, top: at.top };
    }
  });
  if (recommendation === null) return;
  const room = PANEL_TOP + PANEL_HEIGHT - 12 - (at.top + 24);
  const quote = printable(recommendation);
  pdf.font('regular').fontSize(9.5);
  const lines = { width: width - 10, lineGap: 1 };
  if (pdf.heightOfString(quote, lines) > room) return;
  const top = at.top + 24;
  artifact(pdf, () =>
    pdf
      .moveTo(left + 1, top + 1)
      .lineTo(left + 1, top + pdf.heightOfString(quote, lines) - 1)
      .lineWidth(2)
      .stroke(marigold),
  );
  tag(pdf, body, 'P', () => {
    pdf
      .font('regular')
      .fontSize(9.5)
      .fillColor(ink)
      .text(quote, left + 10, top, lines);
  });
};
