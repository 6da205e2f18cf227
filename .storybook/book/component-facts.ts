import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { filesBehind } from './files-behind.ts';
import { partsOf, type Part } from './parts-of.ts';

/** A page of the book, as a link. */
export interface Place {
  readonly name: string;
  readonly href: string;
}

/** The facts of a component that its sources show. */
export interface ComponentFacts {
  readonly parts: readonly Part[];
  /** The screens whose own files use it. */
  readonly screens: readonly Place[];
  /** The components that it is a part of. */
  readonly within: readonly Place[];
}

const ROOT = join(import.meta.dirname, '../..');
const SHELVES = '{brand,components,patterns,primitives}';
/** A whole app: it would name every component. */
const WALK = 'Walk through';

const at = (pattern: string) => globSync(pattern, { cwd: ROOT }).map((path) => join(ROOT, path));
const nameOf = (path: string) => basename(dirname(path));
const isStory = (path: string) => /\.(stories|test)\.tsx?$/.test(path);
const byName = (one: Place, other: Place) => one.name.localeCompare(other.name);

/** The folders of the design system that a file imports from. */
const piecesIn = (text: string) =>
  [
    ...text.matchAll(
      /from '(?:@repo\/ui\/(?:brand|components|patterns|primitives)|(?:\.\.\/)+(?:\w+\/)?)\/?(\w+)(?:\/\w+\.tsx)?'/g,
    ),
  ].map(([, name = '']) => name);

/** Each screen with the components of its page: its story's file names the page. */
function screens(): { readonly place: Place; readonly pieces: ReadonlySet<string> }[] {
  return at('apps/*/src/**/*.stories.tsx').flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const title = /title: ['"]Screens\/([^'"]+)['"]/.exec(text)?.[1];
    const first = /^export const (\w+)/m.exec(text)?.[1];
    if (title === undefined || first === undefined || title.endsWith(WALK)) return [];
    const id = toId(`Screens/${title}`, storyNameFromExport(first));
    const [, ...files] = filesBehind(ROOT, path);
    return [
      {
        place: { name: title.replace('/', ': '), href: `./?path=/story/${id}` },
        pieces: new Set(files.flatMap((file) => piecesIn(readFileSync(file, 'utf8')))),
      },
    ];
  });
}

/** The facts of every component, by its name. */
export function readFacts(): Record<string, ComponentFacts> {
  const sources = at(`packages/ui/src/${SHELVES}/*/*.tsx`).filter((path) => !isStory(path));
  const used = sources.map((path) => ({ path, pieces: new Set(piecesIn(readFileSync(path, 'utf8'))) }));
  const styles = at(`packages/ui/src/${SHELVES}/*/*.css.ts`);
  const all = screens();
  const names = [...new Set(sources.map(nameOf))];
  return Object.fromEntries(
    names.map((name) => {
      const hosts = used.filter(({ path, pieces }) => nameOf(path) !== name && pieces.has(name));
      const within = new Map(hosts.map(({ path }) => [nameOf(path), placeOf(path)]));
      return [
        name,
        {
          parts: styles
            .filter((path) => nameOf(path) === name)
            .flatMap((path) => partsOf(readFileSync(path, 'utf8'))),
          screens: all
            .filter(({ pieces }) => pieces.has(name))
            .map(({ place }) => place)
            .toSorted(byName),
          within: [...within.values()].toSorted(byName),
        },
      ];
    }),
  );
}

/** `packages/ui/src/components/Button/Button.tsx` has its page below `Components/Button`. */
function placeOf(path: string): Place {
  const shelf = basename(dirname(dirname(path)));
  return { name: nameOf(path), href: `./?path=/docs/${shelf}-${nameOf(path).toLowerCase()}--docs` };
}

const MODULE = join(ROOT, '.storybook/component-page/facts.ts');

/** Fills the module of the facts for the documentation pages, when the first page asks for it. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  load: (id) => (id === MODULE ? `export const facts = ${JSON.stringify(readFacts())};` : undefined),
});
