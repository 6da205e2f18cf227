import type { StatusTone } from '@repo/domain/status-vocabulary';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openFonts } from './fonts.ts';
import { drawTable } from './draw-table.ts';
import { faint, ink, toneInk } from './colours.ts';
import { drawCertificate } from './draw-certificate.ts';
import { contentWidth, LABEL_WIDTH, MARGIN, printable, rule, tag, type Pdf, type Structure } from './page.ts';
import type { Block, PrintedDocument } from './printed-document.ts';

const FOOTER_HEIGHT = 34;
/** The room that a heading needs, so that it is not left alone at the foot of a page. */
const HEADING_ROOM = 84;

/**
 * Draws a document as A4 PDF. Its text can be selected, searched and read aloud, in an embedded font. Drawing
 * takes long, the first time longest. So it is done in many short turns, and the process works on other
 * requests in between.
 */
export async function drawDocument(content: PrintedDocument): Promise<Buffer> {
  const { regular, bold } = await openFonts();
  // Loaded with the first document. An idle process does not need the ten megabytes of this library.
  const { default: PdfKit } = await import('pdfkit');
  await nextTurn();
  const pdf = new PdfKit({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    // No standard font: an empty name keeps pdfkit from loading Helvetica, which has no letters beyond Latin-1.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-KE',
    displayTitle: true,
    info: {
      Title: content.title,
      Author: content.author,
      Creator: content.author,
      CreationDate: content.createdAt,
    },
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', bold);
  const body = pdf.struct('Document');
  pdf.addStructure(body);
  if (content.certificate === undefined) drawTitle(pdf, body, content);
  else {
    drawCertificate(pdf, body, content, content.certificate);
    await nextTurn();
  }
  for (const block of content.blocks) {
    drawBlock(pdf, body, block);
    await nextTurn();
  }
  body.end();
  if (content.mark !== undefined) drawMarks(pdf, content.mark);
  drawFooters(pdf, content.footer);
  pdf.end();
  return buffer(pdf);
}

function drawTitle(pdf: Pdf, body: Structure, content: PrintedDocument): void {
  tag(pdf, body, 'H1', () => {
    pdf.font('bold').fontSize(20).fillColor(ink).text(printable(content.headline));
  });
  tag(pdf, body, 'P', () => {
    pdf.font('regular').fontSize(10).fillColor(faint).text(printable(content.subtitle));
  });
  pdf.moveDown(0.6);
}

function drawBlock(pdf: Pdf, body: Structure, block: Block): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(pdf, body, block.text, block.state);
      return;
    case 'facts':
      block.rows.forEach((fact, index) => {
        // The last line of several is not left alone on the next page.
        const together = index === block.rows.length - 2 ? block.rows.slice(index) : [fact];
        const height = together.reduce((sum, each) => sum + factHeight(pdf, each), 0);
        if (height > roomBelow(pdf)) pdf.addPage();
        drawFact(pdf, body, fact);
      });
      return;
    case 'paragraph':
      tag(pdf, body, 'P', () => {
        pdf.font('regular').fontSize(10).fillColor(ink).text(printable(block.text), { lineGap: 1 });
      });
      pdf.moveDown(0.3);
      return;
    case 'table':
      drawTable(pdf, body, block);
      return;
    case 'notice':
      tag(pdf, body, 'P', () => {
        pdf.font('bold').fontSize(10).fillColor(toneInk.warning).text(printable(block.text), { lineGap: 1 });
      });
      pdf.moveDown(0.3);
  }
}

function drawHeading(
  pdf: Pdf,
  body: Structure,
  text: string,
  state?: { text: string; tone: StatusTone },
): void {
  if (pdf.y > pdf.page.height - pdf.page.margins.bottom - HEADING_ROOM) pdf.addPage();
  pdf.moveDown(0.5);
  rule(pdf);
  pdf.moveDown(0.4);
  const top = pdf.y;
  if (state !== undefined) {
    // Measured first, so that the heading leaves room for the state. The state is drawn, and read aloud,
    // after the heading.
    pdf.font('bold').fontSize(10);
    const width = Math.min(pdf.widthOfString(state.text) + 1, 240);
    tag(pdf, body, 'H2', () => {
      pdf
        .font('bold')
        .fontSize(12)
        .fillColor(ink)
        .text(text, MARGIN, top, { width: contentWidth(pdf) - width - 12 });
    });
    const below = pdf.y;
    tag(pdf, body, 'P', () => {
      pdf
        .font('bold')
        .fontSize(10)
        .fillColor(toneInk[state.tone])
        .text(state.text, MARGIN + contentWidth(pdf) - width, top + 2, { width, align: 'right' });
    });
    pdf.x = MARGIN;
    pdf.y = Math.max(below, pdf.y);
  } else {
    tag(pdf, body, 'H2', () => {
      pdf.font('bold').fontSize(12).fillColor(ink).text(text, MARGIN, top);
    });
  }
  pdf.moveDown(0.25);
}

const roomBelow = (pdf: Pdf) => pdf.page.height - pdf.page.margins.bottom - pdf.y;

type Fact = readonly [label: string, value: string];

/** The gap below a fact, in lines. */
const FACT_GAP_LINES = 0.15;

const labelLines = { width: LABEL_WIDTH - 10 };
const valueLines = (pdf: Pdf) => ({ width: contentWidth(pdf) - LABEL_WIDTH, lineGap: 1 });

/**
 * The height that a fact needs on a page, with the gap below it. For a higher fact, `HEADING_ROOM` is enough.
 */
function factHeight(pdf: Pdf, [label, value]: Fact): number {
  pdf.font('regular').fontSize(10);
  const height = Math.max(
    pdf.heightOfString(printable(label), labelLines),
    pdf.heightOfString(printable(value), valueLines(pdf)),
  );
  return Math.min(height, HEADING_ROOM) + FACT_GAP_LINES * pdf.currentLineHeight(true);
}

function drawFact(pdf: Pdf, body: Structure, [label, value]: Fact): void {
  pdf.font('regular').fontSize(10);
  const { page, y: top } = pdf;
  tag(pdf, body, 'P', () => {
    pdf.fillColor(faint).text(printable(label), MARGIN, top, labelLines);
    const belowLabel = pdf.y;
    pdf.fillColor(ink).text(printable(value), MARGIN + LABEL_WIDTH, top, valueLines(pdf));
    // When neither continued on another page, the longer of the two decides.
    if (pdf.page === page) pdf.y = Math.max(pdf.y, belowLabel);
  });
  pdf.x = MARGIN;
  pdf.moveDown(FACT_GAP_LINES);
}

const MARK_SIZE = 130;
const MARK_OPACITY = 0.09;
const MARK_DEGREES = -45;

/** Draws the mark from corner to corner, over the text. So no part of a page can be cut out without it. */
function drawMarks(pdf: Pdf, mark: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const { width, height } = pdf.page;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.save().rotate(MARK_DEGREES, { origin: [width / 2, height / 2] });
    pdf.font('bold').fontSize(MARK_SIZE).fillColor(ink).fillOpacity(MARK_OPACITY);
    pdf.text(mark, (width - pdf.widthOfString(mark)) / 2, (height - pdf.currentLineHeight()) / 2, {
      lineBreak: false,
    });
    pdf.restore().fillOpacity(1);
    pdf.endMarkedContent();
  }
}

function drawFooters(pdf: Pdf, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the bottom margin would begin a new page.
    pdf.page.margins.bottom = 0;
    const top = pdf.page.height - MARGIN - 14;
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    pdf.font('regular').fontSize(8).fillColor(faint);
    pdf.text(footer, MARGIN, top, { width: contentWidth(pdf) - 70, lineBreak: true });
    pdf.text(`Page ${page - start + 1} of ${count}`, MARGIN, top, {
      width: contentWidth(pdf),
      align: 'right',
    });
    pdf.endMarkedContent();
  }
}
