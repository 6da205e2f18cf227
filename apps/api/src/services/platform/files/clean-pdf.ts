import { inspectPdf } from './inspect-pdf.ts';
import { newBudget } from './object-streams.ts';
import { removeActions } from './remove-actions.ts';
import { FileRefused } from './upload.ts';

/**
 * Takes the links and bookmarks out of a PDF. A PDF without any stays as it is, byte for byte.
 * @throws FileRefused for a PDF with worse content, with a password, or that cannot be inspected.
 */
export function cleanPdf(bytes: Buffer): Buffer {
  const budget = newBudget();
  const finding = inspectPdf(bytes, budget);
  if (finding === 'plain') return bytes;
  if (finding !== 'linked') throw new FileRefused(finding);
  const cleaned = removeActions(bytes, budget);
  // Only the inspection decides: a link in a place where it could not be overwritten refuses the file.
  if (inspectPdf(cleaned, budget) !== 'plain') throw new FileRefused('active');
  return cleaned;
}
