import { isFields, objects, text, type Fields } from './fields.ts';

/** Playwright's result of a test: `status` over all tries, and the result of each try. */
export type PlaywrightTest = { name: string; status: string; tries: readonly Fields[] };

/** The tests of Playwright's result, which nests files and groups. */
export function playwrightTests(suite: Fields): PlaywrightTest[] {
  const own = objects(suite, 'specs').flatMap((spec) =>
    objects(spec, 'tests').map((test) => ({
      name: `${text(spec, 'file')} [${text(test, 'projectName')}] › ${text(spec, 'title')}`,
      status: text(test, 'status'),
      tries: objects(test, 'results'),
    })),
  );
  return [...own, ...objects(suite, 'suites').flatMap(playwrightTests)];
}

/** Playwright puts its sums into `stats`. Vitest has no such field. */
export const isPlaywrights = (result: Fields) => isFields(result['stats']);

export const wordsOf = (tries: readonly Fields[]) =>
  tries
    .flatMap((tried) => objects(tried, 'errors'))
    .map((error) => text(error, 'message'))
    .join('\n');
