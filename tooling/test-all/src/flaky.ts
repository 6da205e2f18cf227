import { relative } from 'node:path';
import { entry } from './entry.ts';
import { objects, parsed, text, type Fields } from './fields.ts';
import { isPlaywrights, playwrightTests, wordsOf } from './playwright.ts';
import { ROOT } from './root.ts';

/** More than this in a whole run are no coincidence: each one beyond counts as failed. */
export const FLAKY_ALLOWED = 3;

const traceOf = (tries: readonly Fields[]) =>
  tries
    .flatMap((tried) => objects(tried, 'attachments'))
    .filter((attachment) => text(attachment, 'name') === 'trace' && text(attachment, 'path') !== '')
    .map((attachment) => relative(ROOT, text(attachment, 'path')))
    .join(', ');

/** The tests of a suite that passed on a retry, each with the cause of the first failure and the path of its trace. */
export function readFlaky(json: string): string[] {
  const result = parsed(json);
  if (!result || !isPlaywrights(result)) return [];
  return playwrightTests(result)
    .filter(({ status }) => status === 'flaky')
    .map(
      ({ name, tries }) => `${entry(name, wordsOf(tries))}\n    trace: ${traceOf(tries) || 'none was kept'}`,
    );
}
