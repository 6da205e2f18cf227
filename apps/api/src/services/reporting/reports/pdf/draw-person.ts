import type { Certificate } from './certificate.ts';
import { artifact, LEFT, RIGHT, type DrawPart } from './certificate-page.ts';
import { brandInk, brandSoft, faint, ink, toneInk, toneSoft } from './colours.ts';
import { drawSign } from './draw-emblems.ts';
import { printable, tag, type Pdf, type Structure } from './page.ts';

const PERSON_TOP = 118;
const PHOTO_SIZE = 108;
/** A long name gets smaller letters, until it fits beside the photo. */
const NAME_SIZES = [30, 26, 22, 18, 15, 12];

export const drawPerson: DrawPart = (pdf, body, { name, about, identity, photo, initials }) => {
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
