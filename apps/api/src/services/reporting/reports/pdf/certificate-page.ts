import type { Certificate } from './certificate.ts';
import { MARGIN, type Pdf, type Structure } from './page.ts';

// Points (1/72 inch) on A4, from the top left.
export const LEFT = MARGIN;
export const RIGHT = 595 - MARGIN;
export const WIDTH = RIGHT - LEFT;

/** Draws one part of the first page at its own place. */
export type DrawPart = (pdf: Pdf, body: Structure, certificate: Certificate) => void;

/** Draws what a screen reader passes over. */
export function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
