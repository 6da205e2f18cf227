import { line } from './colours.ts';

// Points (1/72 inch) on A4.
export const MARGIN = 50;
export const LABEL_WIDTH = 170;

export type Pdf = PDFKit.PDFDocument;
export type Structure = ReturnType<Pdf['struct']>;

/** Adds a structure element whose content is drawn by `draw`, so that a screen reader reads it in order. */
export function tag(pdf: Pdf, parent: Structure, type: string, draw: () => void): void {
  parent.add(pdf.struct(type, {}, draw));
}

export function rule(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + contentWidth(pdf), pdf.y)
    .lineWidth(0.6)
    .strokeColor(line)
    .stroke();
  pdf.endMarkedContent();
}

export const contentWidth = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;

/**
 * Removes the characters of a typed text that no font draws, and joins letters with their marks. Line breaks
 * stay.
 */
export const printable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n]/gu, '');
