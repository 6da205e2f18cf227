import { type InflationBudget, objectStreams } from './object-streams.ts';
import { anyName, withPlainNames } from './pdf-names.ts';
import { FileRefused } from './upload.ts';

/** The names of programs, forms that send, other files, and of what starts them. */
const ACTIVE = anyName([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'RichMediaExecute',
  'Rendition',
  'Movie',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
]);
const LOCKED = anyName(['Encrypt']);

/**
 * The other types of actions (ISO 32000-2, 12.6.4): links, bookmarks and the like. A paper is as readable
 * without them.
 */
export const REMOVABLE_ACTIONS = [
  'URI',
  'GoTo',
  'GoToDp',
  'Named',
  'Thread',
  'Sound',
  'Hide',
  'ResetForm',
  'SetOCGState',
  'Trans',
  'GoTo3DView',
] as const;
export const REMOVABLE = anyName(REMOVABLE_ACTIONS);

const END_LENGTH = 2048;

/** `linked` has removable actions and nothing worse. */
export type PdfFinding = 'plain' | 'linked' | 'active' | 'locked';

/**
 * Searches a PDF for active content. It tests every name in the file, in any spelling (`/J#61vaScript`), also
 * inside object streams. It reads the whole file and does not trust the file's own table of contents, which
 * may be wrong. An action needs its full name, also behind `/Next`, and where a page or the file starts it. A
 * file with a password is `locked`.
 * @throws FileRefused `unreadable` for a file that cannot be inspected.
 */
export function inspectPdf(bytes: Buffer, budget: InflationBudget): PdfFinding {
  const text = bytes.toString('latin1');
  const end = text.slice(-END_LENGTH);
  if (!text.startsWith('%PDF-') || !/startxref\s+\d+\s+%%EOF/.test(end)) throw new FileRefused('unreadable');
  const plain = withPlainNames(bytes);
  if (ACTIVE.test(plain)) return 'active';
  if (LOCKED.test(plain)) return 'locked';
  let isLinked = REMOVABLE.test(plain);
  for (const { inflated } of objectStreams(bytes, text, budget)) {
    const inside = withPlainNames(inflated);
    if (ACTIVE.test(inside)) return 'active';
    isLinked ||= REMOVABLE.test(inside);
  }
  return isLinked ? 'linked' : 'plain';
}
