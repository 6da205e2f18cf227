import { textOf } from '../anchors.ts';
import { Refusal, type Generator, type Insert, type Plan, type Read } from '../generator.ts';
import { halves, inForm, toCamel, toKebab } from '../names.ts';
import { employerPage, heldAddress } from './screen-employer.ts';
import { opsPage } from './screen-ops.ts';
import { stories, test, type App } from './screen-tests.ts';
import { wordsOfScreen } from './screen-words.ts';
import { workerPage } from './screen-worker.ts';

type Parts = Pick<Plan, 'files' | 'inserts'>;

/** What differs between the apps. */
interface Way {
  readonly address: (kebab: string) => string;
  readonly page: (name: string) => string;
  /** The fields of a route that say who may see it. */
  readonly access: string;
  readonly parts: (read: Read, area: string, name: string, address: string) => Parts;
  readonly words: string;
  /** A screen whose stories show each state. */
  readonly example: string;
  /** The address to which a member of the app goes next. */
  readonly home: string;
}

const ways: Readonly<Record<App, Way>> = {
  employer: {
    address: (kebab) => `/${kebab}`,
    page: employerPage,
    access: 'guarded: true,\n    loadsData: true,',
    parts: (read, _area, name, address) => ({ files: {}, inserts: [heldAddress(read, name, address)] }),
    words: 'Write its words in the page.',
    example: 'apps/employer/src/pages/reviews/AllReviewsPage.stories.tsx',
    home: 'dashboard',
  },
  worker: {
    address: (kebab) => `/worker/${kebab}`,
    page: workerPage,
    access: "kind: 'signed-in',",
    parts: (read, area, name) => wordsOfScreen(read, area, name),
    words: 'Write its words in both languages: grep -rn "Ukurasa mpya" apps/worker/src/language/catalogues',
    example: 'apps/worker/src/pages/reviews/ReviewsPage.stories.tsx',
    home: 'dashboard',
  },
  ops: {
    address: (kebab) => `/${kebab}`,
    page: opsPage,
    access: 'guarded: true,',
    parts: () => ({ files: {}, inserts: [] }),
    words:
      'Write its words in the page. The rail shows it to the roles that `apps/ops/src/shell/pages.tsx` names.',
    example: 'apps/ops/src/pages/account/AccountPage.stories.tsx',
    home: 'work',
  },
};

const isApp = (name: string): name is App => Object.hasOwn(ways, name);

const route = (name: string, area: string, { access, home }: Way) => `
  {
    path: paths.${toCamel(name)},
    screen: lazyPart(() => import('./pages/${area}/${name}Page.tsx')),
    ${access}
    next: [paths.${home}],
  },`;

/** The line of the address and the route, where no other screen has them. */
function places(read: Read, app: App, area: string, name: string, address: string): readonly Insert[] {
  const path = `apps/${app}/src/paths.ts`;
  const key = toCamel(name);
  if (new RegExp(`^ {2}${key}: |'${address}'`, 'm').test(textOf(read, path)))
    throw new Refusal(`${path} has "${key}" or "${address}" already: choose another name.`);
  return [
    { path, before: '} as const;', text: `  ${key}: '${address}',\n` },
    { path: `apps/${app}/src/routes.tsx`, before: '\n];\n', text: route(name, area, ways[app]) },
  ];
}

export const screenGenerator: Generator = {
  names: ['<employer|worker|ops>', '<area>/<Name>'],
  makes: "a screen of an app behind the sign-in: page, stories, test, address and route; the worker's words",
  plan([app = '', path = ''], { read }) {
    if (!isApp(app))
      throw new Refusal(`A screen is of the "employer", the "worker" or "ops", not of "${app}".`);
    const [area, name] = halves('A screen', path);
    inForm('kebab', 'The name of an area', area);
    inForm('Pascal', 'The name of a screen', name);
    if (area === 'sign-in')
      throw new Refusal('The sign-in comes with the first load: write its screens by hand.');
    const way = ways[app];
    const address = way.address(toKebab(name));
    const file = `apps/${app}/src/pages/${area}/${name}Page`;
    const found = places(read, app, area, name, address);
    const more = way.parts(read, area, name, address);
    return {
      files: {
        [`${file}.tsx`]: way.page(name),
        [`${file}.stories.tsx`]: stories(app, name),
        [`${file}.test.tsx`]: test(app, name),
        ...more.files,
      },
      inserts: [...found, ...more.inserts],
      next: [
        way.words,
        `Add what it loads, and a story for each state, as in ${way.example}.`,
        `Test what it does: ./pnpm --filter @repo/${app} exec vitest run src/pages/${area}/${name}Page.test.tsx src/paths.test.ts`,
        `Take its pictures, and look at each: ./pnpm --filter @repo/screens exec vitest run ${file}.stories.tsx -u`,
        "Link to it from another screen, and name it in the `next` of that screen's route.",
      ],
    };
  },
};
