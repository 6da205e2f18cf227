import { stripVTControlCharacters } from 'node:util';
import { isFields, objects, text, type Fields } from './fields.ts';

/** A stack or a page's whole markup would push the other failures out of sight. */
const LINES = 12;

const entry = (name: string, words: string) =>
  [name, ...stripVTControlCharacters(words).trim().split('\n').slice(0, LINES)].join('\n    ');

function ofVitest(result: Fields): string[] {
  return objects(result, 'testResults').flatMap((file) => {
    const failed = objects(file, 'assertionResults').filter((test) => test['status'] === 'failed');
    if (failed.length === 0 && file['status'] === 'failed')
      return [entry(text(file, 'name'), text(file, 'message'))];
    return failed.map((test) => {
      const messages = Array.isArray(test['failureMessages']) ? test['failureMessages'].map(String) : [];
      return entry(`${text(file, 'name')} › ${text(test, 'fullName')}`, messages.join('\n'));
    });
  });
}

/** Playwright nests files and groups, and tells how each try of a test went. */
function ofPlaywright(suite: Fields): string[] {
  const own = objects(suite, 'specs').flatMap((spec) =>
    objects(spec, 'tests').flatMap((test) => {
      const errors = objects(test, 'results').flatMap((tried) => objects(tried, 'errors'));
      const isGood = test['status'] === 'expected' || test['status'] === 'skipped';
      const name = `${text(spec, 'file')} [${text(test, 'projectName')}] › ${text(spec, 'title')}`;
      return isGood ? [] : [entry(name, errors.map((error) => text(error, 'message')).join('\n'))];
    }),
  );
  return [...own, ...objects(suite, 'suites').flatMap(ofPlaywright)];
}

/**
 * Which tests of a suite failed, each with the first lines of why, from the text of its `test-results.json`. None where the text
 * tells nothing: whether the suite failed is judged elsewhere.
 */
export function readFailures(json: string): string[] {
  let result: unknown;
  try {
    result = JSON.parse(json);
  } catch {
    return [];
  }
  if (!isFields(result)) return [];
  if (!isFields(result['stats'])) return ofVitest(result);
  const outside = objects(result, 'errors').map((error) => entry('outside of tests', text(error, 'message')));
  return [...outside, ...ofPlaywright(result)];
}
