import { IMPORTS, lineInOrder, textOf } from '../anchors.ts';
import { Refusal, type Insert, type Plan, type Read } from '../generator.ts';
import { toCamel, toTitle } from '../names.ts';
import { NOTHING, NOTHING_IN_KISWAHILI } from './screen-tests.ts';

const LANGUAGE = 'apps/worker/src/language';

type Language = 'english' | 'kiswahili';
type Parts = Pick<Plan, 'files' | 'inserts'>;

const catalogueOf = (language: Language, area: string) => `${LANGUAGE}/catalogues/${language}/${area}.ts`;

/** The last line of an area's words. */
const END: Readonly<Record<Language, string>> = { english: '\n} as const;\n', kiswahili: '\n};\n' };

const words: Readonly<Record<Language, (name: string) => readonly [title: string, nothing: string]>> = {
  english: (name) => [toTitle(name), NOTHING],
  kiswahili: (name) => [`Ukurasa mpya: ${toTitle(name)}`, NOTHING_IN_KISWAHILI],
};

const lines = (language: Language, name: string): string => {
  const [title, nothing] = words[language](name);
  return `  '${toCamel(name)}.title': '${title}',\n  '${toCamel(name)}.nothing': '${nothing}',`;
};

const catalogue: Readonly<Record<Language, (area: string, name: string) => string>> = {
  english: (_area, name) => `export const messages = {\n${lines('english', name)}${END.english}`,
  kiswahili: (area, name) => `import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/${area}.ts';

export const messages: In<typeof english> = {
${lines('kiswahili', name)}${END.kiswahili}`,
};

/** An area's words among those that come behind the sign-in. */
function listed(read: Read, language: Language, area: string): readonly Insert[] {
  const path = `${LANGUAGE}/files/${language}-rest.ts`;
  const line = `import { messages as ${toCamel(area)} } from '../catalogues/${language}/${area}.ts';`;
  return [
    lineInOrder(read, path, IMPORTS, line),
    { path, before: '\n};\n', text: `\n  ...${toCamel(area)},` },
  ];
}

/** The words of a new screen, in the words of its area. */
function wordsIn(read: Read, language: Language, area: string, name: string): Parts {
  const path = catalogueOf(language, area);
  if (read(path) !== undefined)
    return { files: {}, inserts: [{ path, before: END[language], text: `\n${lines(language, name)}` }] };
  return { files: { [path]: catalogue[language](area, name) }, inserts: listed(read, language, area) };
}

/**
 * The words of a worker's screen, in both languages.
 * @throws Refusal where another area has words of these names.
 */
export function wordsOfScreen(read: Read, area: string, name: string): Parts {
  const files = ['english.ts', 'english-rest.ts'].map((file) => textOf(read, `${LANGUAGE}/files/${file}`));
  const areas = files.flatMap((text) => [...text.matchAll(/catalogues\/english\/(.*)\.ts'/g)]);
  const taken = areas.find(([, each = '']) =>
    read(catalogueOf('english', each))?.includes(`  '${toCamel(name)}.title':`),
  );
  if (taken !== undefined)
    throw new Refusal(`${catalogueOf('english', taken[1] ?? '')} has '${toCamel(name)}.title' already.`);
  const [english, kiswahili] = [wordsIn(read, 'english', area, name), wordsIn(read, 'kiswahili', area, name)];
  return {
    files: { ...english.files, ...kiswahili.files },
    inserts: [...english.inserts, ...kiswahili.inserts],
  };
}
