import { entry } from './entry.ts';
import { objects, parsed, text, type Fields } from './fields.ts';
import { isPlaywrights, playwrightTests, wordsOf } from './playwright.ts';

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

const ofPlaywright = (result: Fields): string[] => [
  ...objects(result, 'errors').map((error) => entry('outside of tests', text(error, 'message'))),
  ...playwrightTests(result)
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, tries }) => entry(name, wordsOf(tries))),
];

/**
 * The failed tests of a suite, each with the first lines of its cause, from the text of the result. Empty for an
 * unreadable text: other code decides whether the suite failed.
 */
export function readFailures(json: string): string[] {
  const result = parsed(json);
  if (!result) return [];
  return isPlaywrights(result) ? ofPlaywright(result) : ofVitest(result);
}
