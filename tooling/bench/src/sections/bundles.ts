import { type Bundle, bundle, kilobytes, total } from '../bundle.ts';
import { type Figure, figure } from '../figure.ts';
import { promises } from '../promises.ts';

const LANGUAGES = ['english', 'kiswahili'] as const;

/**
 * Sizes that the build alone decides: the screens and styles of all apps, and the first load and the messages of the
 * worker app.
 */
export async function measureBundles(): Promise<Figure[]> {
  const employer = await bundle('apps/employer');
  const worker = await bundle('apps/worker');
  const team = await bundle('apps/ops');
  return [
    ...measureApp(employer, ''),
    ...measureApp(worker, 'worker: '),
    figure(
      'worker: script of a first load',
      kilobytes(total(worker, worker.first)),
      promises.firstScript,
      'with the first words of either language',
    ),
    ...measureApp(team, 'team: '),
    figure('team: script of a first load', kilobytes(total(team, team.first)), promises.firstScriptOfTeam),
    figure(
      'team: script of a first load of a signed-in member',
      kilobytes(total(team, team.opened.get('WorkPage') ?? [])),
      promises.firstScriptOfTeam,
      `the page Work; a case by its address ${kilobytes(total(team, team.opened.get('CasePage') ?? [])).toFixed(1)} KB`,
    ),
    ...LANGUAGES.map((language) => measureLanguage(worker, language)),
  ];
}

const largest = (app: Bundle, files: ReadonlyMap<string, string>) =>
  [...files]
    .map(([name, file]) => ({ name, size: app.sizes.get(file) ?? Number.NaN }))
    .toSorted((one, other) => other.size - one.size)[0] ?? { name: 'nothing', size: Number.NaN };

/** Each page's own chunk, and the styles of a first load: those of the sign-in, and no page's own. */
function measureApp(app: Bundle, whose: string): Figure[] {
  const { name, size } = largest(app, app.pages);
  const stylesOf = (chunks: readonly string[]) => kilobytes(total(app, app.stylesOf(chunks)));
  const [page, styles] = [...app.opened]
    .map(([opened, chunks]) => [opened, stylesOf(chunks)] as const)
    .toSorted(([, one], [, other]) => other - one)[0] ?? ['none', Number.NaN];
  return [
    figure(
      `${whose}largest route's own chunk`,
      kilobytes(size),
      promises.routeChunk,
      `${name}; ${app.pages.size} routes`,
    ),
    figure(
      `${whose}styles of a first load`,
      stylesOf(app.first),
      promises.styles,
      `the most with a page: ${page} ${styles.toFixed(1)} KB`,
    ),
  ];
}

/** The size of all messages of a language. */
function measureLanguage(app: Bundle, language: (typeof LANGUAGES)[number]): Figure {
  const words = new Map(
    [...app.words]
      .filter(([name]) => name.split('-')[0] === language)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
  const sizes = [...words].map(([name, file]) => `${name} ${kilobytes(total(app, [file])).toFixed(1)}`);
  return figure(
    `worker, ${language}: all words`,
    kilobytes(total(app, [...words.values()])),
    promises.words,
    sizes.join(', '),
  );
}

/** Kilobytes of script of the smallest app with the same libraries and settings. */
export async function measureFloor(): Promise<number> {
  const floor = await bundle('tooling/bench/floor', 'apps/employer');
  return kilobytes(
    total(
      floor,
      [...floor.sizes.keys()].filter((name) => name.endsWith('.js')),
    ),
  );
}
