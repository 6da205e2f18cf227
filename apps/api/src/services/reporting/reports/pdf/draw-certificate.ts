import type { Certificate } from './certificate.ts';
import { artifact, LEFT, RIGHT, WIDTH, type DrawPart } from './certificate-page.ts';
import { brandInk, brandSoft, faint, ink } from './colours.ts';
import { drawMark, drawRoof } from './draw-emblems.ts';
import { drawPerson } from './draw-person.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { drawResults } from './draw-results.ts';
import { drawVerdict } from './draw-verdict.ts';
import { printable, tag, type Pdf, type Structure } from './page.ts';
import type { PrintedDocument } from './printed-document.ts';

const EDGE = 26;
const HEADER_TOP = 56;
const PROOF_TOP = 640;
const QR_SIZE = 112;

/**
 * Draws the first page of a report and opens the next one. It says who, what was found, and how to check the paper. Every
 * sentence on it has a fixed place, so a long name gets smaller letters and a long note is left to the pages that follow.
 */
export function drawCertificate(
  pdf: Pdf,
  body: Structure,
  document: PrintedDocument,
  certificate: Certificate,
): void {
  artifact(pdf, () => drawFrame(pdf, certificate));
  drawHeader(pdf, body, document, certificate);
  for (const draw of [drawPerson, drawVerdict, drawResults, drawProof]) draw(pdf, body, certificate);
  pdf.addPage();
}

/** The border with its line of small print, which a copy blurs, and the roof behind the words. */
function drawFrame(pdf: Pdf, { number }: Certificate): void {
  const { width, height } = pdf.page;
  pdf.opacity(0.6);
  drawRoof(pdf, 250, 500, 330, brandSoft);
  pdf.opacity(1);
  pdf
    .roundedRect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, 16)
    .lineWidth(1.4)
    .stroke(brandInk);
  if (number === null) return;
  pdf.font('regular').fontSize(2.4).fillColor(brandInk);
  const words = `${number} · `;
  const small = words.repeat(Math.floor((width - 2 * EDGE - 44) / pdf.widthOfString(words)));
  for (const top of [EDGE + 4, height - EDGE - 8]) pdf.text(small, EDGE + 22, top, { lineBreak: false });
}

function drawHeader(
  pdf: Pdf,
  body: Structure,
  { headline, subtitle }: PrintedDocument,
  { number, date }: Certificate,
): void {
  artifact(pdf, () => drawMark(pdf, LEFT, HEADER_TOP, 36));
  tag(pdf, body, 'H1', () => {
    pdf
      .font('bold')
      .fontSize(14.5)
      .fillColor(ink)
      .text(printable(headline), LEFT + 48, HEADER_TOP, { lineBreak: false });
  });
  tag(pdf, body, 'P', () => {
    pdf
      .font('regular')
      .fontSize(9.5)
      .fillColor(faint)
      .text(printable(subtitle), LEFT + 48, HEADER_TOP + 20, { width: WIDTH - 190 });
  });
  tag(pdf, body, 'P', () => {
    const place = { width: 140, align: 'right' } as const;
    const top = HEADER_TOP + 2;
    if (number !== null)
      pdf
        .font('bold')
        .fontSize(10)
        .fillColor(ink)
        .text(number, RIGHT - 140, top, place);
    pdf
      .font('regular')
      .fontSize(10)
      .fillColor(faint)
      .text(date, RIGHT - 140, number === null ? top : top + 16, place);
  });
}

const drawProof: DrawPart = (pdf, body, { proof, honesty }) => {
  const width = WIDTH - (proof === null ? 0 : QR_SIZE + 28);
  if (proof !== null)
    body.add(
      pdf.struct('Figure', { alt: `QR code: ${proof.url}` }, () =>
        drawQrCode(pdf, proof.url, { left: RIGHT - QR_SIZE, top: PROOF_TOP, size: QR_SIZE }),
      ),
    );
  const top = PROOF_TOP + (proof === null ? 60 : 14);
  tag(pdf, body, 'P', () => {
    pdf.font('bold').fontSize(10.5).fillColor(ink);
    if (proof !== null) {
      pdf.text(proof.text, LEFT, top, { width, lineGap: 1 });
      pdf.font('regular').fontSize(9.5).fillColor(brandInk).text(proof.url, { width });
      pdf.moveDown(0.6);
    }
    pdf
      .font('regular')
      .fontSize(9.5)
      .fillColor(faint)
      .text(honesty, LEFT, proof === null ? top : pdf.y, { width, lineGap: 1 });
  });
};
