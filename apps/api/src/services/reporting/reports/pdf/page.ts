import type { StatusTone } from '@repo/domain/status-vocabulary';

// Points (1/72 inch) on A4.
export const MARGIN = 50;
export const LABEL_WIDTH = 170;

// The colours of the employer's app in its light theme (`packages/ui/src/tokens/colours.ts`).
export const ink = '#221d17';
export const faint = '#50483b';
const line = '#e6ddcf';
export const toneInk: Readonly<Record<StatusTone, string>> = {
  default: faint,
  info: '#2a5a9c',
  success: '#1d6d38',
  unknown: '#4b51a1',
  warning: '#a24c05',
  danger: '#b3261e',
};

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
