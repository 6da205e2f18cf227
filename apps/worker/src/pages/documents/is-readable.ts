import { isPicture } from '../../photo/is-picture.ts';

const PDF = 'application/pdf';
/** A PDF begins with it, or has it soon after. */
const PDF_MARK = '%PDF-';
const MARKED_WITHIN_BYTES = 1024;

/** Whether a chosen file is what its name says: a picture that the browser can draw, or a PDF. */
export async function isReadable(file: File): Promise<boolean> {
  if (file.type !== PDF) return isPicture(file);
  return (await file.slice(0, MARKED_WITHIN_BYTES).text()).includes(PDF_MARK);
}
