import type { Certificate, CertificateResult } from './certificate.ts';
import { brandInk, brandSoft, faint, ink, line, marigold, toneInk, toneSoft } from './colours.ts';
import { drawMark, drawRoof, drawSign } from './draw-emblems.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { drawScoreRing } from './draw-score-ring.ts';
import { MARGIN, printable, tag, type Pdf, type Structure } from './page.ts';
import type { PrintedDocument } from './printed-document.ts';

// Points (1/72 inch) on A4, from the top left.
const EDGE = 26;
const LEFT = MARGIN;
const RIGHT = 595 - MARGIN;
const WIDTH = RIGHT - LEFT;
const HEADER_TOP = 56;
const PERSON_TOP = 118;
const PHOTO_SIZE = 108;
const PANEL_TOP = 262;
const PANEL_HEIGHT = 136;
const RING_SIZE = 104;
const RESULTS_TOP = 420;
const RESULT_HEIGHT = 39;
const COLUMN_GAP = 26;
const PROOF_TOP = 640;
const QR_SIZE = 112;

type Draw = (pdf: Pdf, body: Structure, certificate: Certificate) => void;

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

function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** The border with its line of small print, which a copy blurs, and the roof behind the words. */
function drawFrame(pdf: Pdf, { number }: Certificate): void {
  const { width, height } = pdf.page;
  drawRoof(pdf, 250, 500, 330, '#f1f7f7');
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

const NAME_SIZES = [30, 26, 22, 18, 15, 12];

const drawPerson: Draw = (pdf, body, { name, about, identity, photo, initials }) => {
  if (photo === null) artifact(pdf, () => drawInitials(pdf, initials));
  else drawPhoto(pdf, body, photo.bytes, name);
  const left = LEFT + PHOTO_SIZE + 22;
  const width = RIGHT - left;
  const text = printable(name);
  pdf.font('bold');
  const size =
    NAME_SIZES.find((each) => pdf.fontSize(each).heightOfString(text, { width }) < PHOTO_SIZE * 0.66) ?? 12;
  pdf.fontSize(size);
  const nameHeight = Math.min(pdf.heightOfString(text, { width }), PHOTO_SIZE * 0.66);
  const top = PERSON_TOP + Math.max(0, (PHOTO_SIZE - nameHeight - 46) / 2);
  tag(pdf, body, 'H2', () => {
    pdf.fillColor(ink).text(text, left, top, { width, height: nameHeight + 1, ellipsis: true });
  });
  tag(pdf, body, 'P', () => {
    pdf
      .font('regular')
      .fontSize(12)
      .fillColor(faint)
      .text(printable(about), left, top + nameHeight + 2, { width, height: 16, ellipsis: true });
  });
  tag(pdf, body, 'P', () => drawPill(pdf, identity, left, top + nameHeight + 26));
  if (photo !== null)
    tag(pdf, body, 'P', () => {
      pdf
        .font('regular')
        .fontSize(8.5)
        .fillColor(faint)
        .text(photo.note, LEFT, PERSON_TOP + PHOTO_SIZE + 8, { lineBreak: false });
    });
};

function drawPhoto(pdf: Pdf, body: Structure, bytes: Buffer, name: string): void {
  const draw = () => {
    pdf.save();
    pdf.roundedRect(LEFT, PERSON_TOP, PHOTO_SIZE, PHOTO_SIZE, 16).clip();
    pdf.image(bytes, LEFT, PERSON_TOP, {
      cover: [PHOTO_SIZE, PHOTO_SIZE],
      align: 'center',
      valign: 'center',
    });
    pdf.restore();
  };
  body.add(pdf.struct('Figure', { alt: `Photo of ${printable(name)}` }, draw));
}

function drawInitials(pdf: Pdf, initials: string): void {
  pdf.roundedRect(LEFT, PERSON_TOP, PHOTO_SIZE, PHOTO_SIZE, 16).fill(brandSoft);
  const text = printable(initials);
  pdf.font('bold').fontSize(38).fillColor(brandInk);
  const left = LEFT + (PHOTO_SIZE - pdf.widthOfString(text)) / 2;
  pdf.text(text, left, PERSON_TOP + (PHOTO_SIZE - pdf.currentLineHeight()) / 2, { lineBreak: false });
}

function drawPill(pdf: Pdf, { text, tone }: Certificate['identity'], left: number, top: number): void {
  pdf.font('bold').fontSize(9.5);
  const width = pdf.widthOfString(text) + 34;
  pdf.roundedRect(left, top, width, 22, 11).fill(toneSoft[tone]);
  drawSign(pdf, tone, left + 7, top + 4.5, 13);
  pdf.fillColor(toneInk[tone]).text(text, left + 25, top + 4.5, { lineBreak: false });
}

const drawVerdict: Draw = (pdf, body, { score, notice, verdict, recommendation }) => {
  const right = LEFT + 20 + RING_SIZE + 26;
  artifact(pdf, () => pdf.roundedRect(LEFT, PANEL_TOP, WIDTH, PANEL_HEIGHT, 14).fill(brandSoft));
  if (score !== null)
    artifact(pdf, () => drawScoreRing(pdf, score, { left: LEFT + 20, top: PANEL_TOP + 16, size: RING_SIZE }));
  const left = score === null ? LEFT + 20 : right;
  const width = RIGHT - left - 20;
  tag(pdf, body, 'P', () => {
    const title = score === null ? notice?.title : scoreTitle(score);
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

const scoreTitle = ({ text, tier }: NonNullable<Certificate['score']>): string =>
  tier === null ? `Trust score: ${text}` : `Trust score: ${text}, ${tier}`;

const drawResults: Draw = (pdf, body, { results }) => {
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

const drawProof: Draw = (pdf, body, { proof, honesty }) => {
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
