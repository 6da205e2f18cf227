import { describe, expect, it } from 'vitest';
import { files, read } from './repo.ts';

/** Quoted words of public pages that are no name in the worker app. */
const ofTheirOwn: ReadonlySet<string> = new Set([
  'As long as your account',
  'Kinachoamuliwa na mashine',
  'Mradi akaunti yako ipo',
  'What machines decide',
  'bado kukaguliwa',
  'data controller',
  'haikuthibitika',
  'not checked yet',
  'sisi',
  'unable to verify',
  'we',
]);

const wordsUnder = (folder: string, name: string) =>
  files
    .filter((path) => path.startsWith(folder) && name === path.split('/').at(-1))
    .map((path) => read(path));

describe.each(['english', 'kiswahili'] as const)('in %s', (language) => {
  it('pages send nobody to something that the worker’s app calls by another name', () => {
    const pages = wordsUnder('apps/landing/src/pages/', `${language}.ts`);
    // The words of one screen alone stand beside it, in both languages.
    const catalogues = files
      .filter(
        (path) =>
          path.startsWith(`apps/worker/src/language/catalogues/${language}/`) ||
          (path.startsWith('apps/worker/src/') && path.endsWith('-words.ts')),
      )
      .map((path) => read(path));
    const quoted = pages.flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name));
    expect(quoted.length).toBeGreaterThan(8);
    const named = new Set(quoted.filter((name) => !ofTheirOwn.has(name)));
    expect([...named].filter((name) => !catalogues.some((text) => text.includes(`'${name}'`)))).toEqual([]);
  });
});
