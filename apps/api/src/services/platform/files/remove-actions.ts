import { deflateSync } from 'node:zlib';
import { REMOVABLE_ACTIONS } from './inspect-pdf.ts';
import { type InflationBudget, objectStreams, STREAM } from './object-streams.ts';
import { anySpelling } from './pdf-names.ts';

/** The name of an action, and the address that follows the name of a link. */
const ACTION = new RegExp(String.raw`${anySpelling(REMOVABLE_ACTIONS)}(\s*\([^()\\]{0,2048}\))?`, 'g');

/**
 * Overwrites the names of the removable actions, and the addresses of links, in a copy of the file. No byte
 * moves, so the file's table of contents stays right, and every page looks as before. A reader ignores an
 * action of an unknown type. Pictures and texts of pages are not touched. The caller inspects the copy: a name
 * in an unusual place stays in it.
 */
export function removeActions(bytes: Buffer, budget: InflationBudget): Buffer {
  const text = bytes.toString('latin1');
  const copy = Buffer.from(bytes);
  for (const { from, to } of outsideStreams(text))
    copy.write(withoutActions(text.slice(from, to)), from, 'latin1');
  for (const { start, packedBytes, inflated } of objectStreams(bytes, text, budget)) {
    const objects = inflated.toString('latin1');
    const cleaned = withoutActions(objects);
    if (cleaned === objects) continue;
    const packed = deflateSync(Buffer.from(cleaned, 'latin1'), { level: 9 });
    // A reader stops at the end of the packed bytes, so the rest of the old ones may be anything.
    if (packed.length <= packedBytes) copy.fill(0, start, start + packedBytes).set(packed, start);
  }
  return copy;
}

const withoutActions = (text: string): string =>
  text.replaceAll(ACTION, (action: string, address: string | undefined = '') => {
    const name = action.slice(0, action.length - address.length);
    return `/${'x'.repeat(name.length - 1)}${address.replaceAll(/[^\s()]/g, ' ')}`;
  });

/** The parts of a file between its streams. */
function* outsideStreams(text: string): Generator<{ readonly from: number; readonly to: number }> {
  let from = 0;
  let isOutside = true;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const isEnd = text.endsWith('end', index);
    if (isEnd) from = index + keyword.length;
    else if (isOutside) yield { from, to: index };
    isOutside = isEnd;
  }
  if (isOutside) yield { from, to: text.length };
}
