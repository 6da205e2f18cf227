import { describe, expect, it } from 'vitest';
import { made, namesIn } from '../made-in-test.ts';

describe("a screen of the employer's app", () => {
  const files = made('screen', 'employer', 'reviews/ZebraFees');
  const page = 'apps/employer/src/pages/reviews/ZebraFeesPage';

  it('has a page with its words, stories and a test', () => {
    expect(files.get(`${page}.tsx`)).toContain('<Screen title="Zebra Fees"');
    expect(files.get(`${page}.stories.tsx`)).toContain("title: 'Screens/Employer/Zebra Fees'");
    expect(files.get(`${page}.stories.tsx`)).not.toContain('Kiswahili');
    expect(files.get(`${page}.test.tsx`)).toContain('openScreen(ZebraFeesPage, paths.zebraFees);');
  });

  it('has an address, which the test of the addresses holds, and a route behind the sign-in', () => {
    expect(files.get('apps/employer/src/paths.ts')).toContain("  zebraFees: '/zebra-fees',\n} as const;");
    expect(files.get('apps/employer/src/paths.test.ts')).toContain('\n      "zebraFees": "/zebra-fees",\n');
    expect(files.get('apps/employer/src/routes.tsx')).toMatch(
      /path: paths\.zebraFees,\n.*'\.\/pages\/reviews\/ZebraFeesPage\.tsx'\)\),\n {4}guarded: true,[^]*?\},\n\];\n/,
    );
  });
});

describe("a screen of the team's site", () => {
  const files = made('screen', 'ops', 'account/ZebraFees');
  const page = 'apps/ops/src/pages/account/ZebraFeesPage';

  it('has a page without a way back, stories at every desk and a test', () => {
    expect(files.get(`${page}.tsx`)).toContain('<Screen title="Zebra Fees">');
    expect(files.get(`${page}.stories.tsx`)).toContain("title: 'Screens/Team/Zebra Fees'");
    expect(files.get(`${page}.stories.tsx`)).toContain("tags: ['every-desk']");
    expect(files.get(`${page}.test.tsx`)).not.toContain('press');
  });

  it('has an address, and a route behind the sign-in', () => {
    expect(files.get('apps/ops/src/paths.ts')).toContain("  zebraFees: '/zebra-fees',\n} as const;");
    expect(files.get('apps/ops/src/routes.tsx')).toMatch(
      /path: paths\.zebraFees,\n.*'\.\/pages\/account\/ZebraFeesPage\.tsx'\)\),\n {4}guarded: true,\n {4}next: \[paths\.work\],\n {2}\},\n\];\n/,
    );
  });
});

it.each(['employer', 'worker', 'ops'])('the stories of a screen for %s know its address', (app) => {
  const stories = made('screen', app, 'reviews/ZebraFees').get(
    `apps/${app}/src/pages/reviews/ZebraFeesPage.stories.tsx`,
  );
  expect(stories).toContain("import { paths } from '../../paths.ts';");
});

describe("a screen of the worker's app", () => {
  const LANGUAGE = 'apps/worker/src/language';

  it('has its words among those of its area', () => {
    const files = made('screen', 'worker', 'reviews/ZebraFees');
    const page = files.get('apps/worker/src/pages/reviews/ZebraFeesPage.tsx');
    expect(page).toContain("title={say('zebraFees.title')}");
    expect(files.get(`${LANGUAGE}/catalogues/english/reviews.ts`)).toMatch(
      /'zebraFees\.title': 'Zebra Fees',\n {2}'zebraFees\.nothing': '.*',\n\} as const;\n$/,
    );
    expect(files.get(`${LANGUAGE}/catalogues/kiswahili/reviews.ts`)).toContain("  'zebraFees.title': '");
    expect([...files.keys()].filter((path) => path.includes('/files/'))).toEqual([]);
    expect(files.get('apps/worker/src/paths.ts')).toContain("  zebraFees: '/worker/zebra-fees',\n");
    expect(files.get('apps/worker/src/routes.tsx')).toMatch(/path: paths\.zebraFees,[^]*kind: 'signed-in',/);
  });

  it('of a new area has files of words, which come behind the sign-in', () => {
    const files = made('screen', 'worker', 'zebra-fees/ZebraFees');
    for (const language of ['english', 'kiswahili']) {
      expect(files.get(`${LANGUAGE}/catalogues/${language}/zebra-fees.ts`)).toContain(
        "'zebraFees.nothing': '",
      );
      const list = files.get(`${LANGUAGE}/files/${language}-rest.ts`);
      expect(list).toContain(
        `import { messages as zebraFees } from '../catalogues/${language}/zebra-fees.ts';\n`,
      );
      expect(list).toMatch(/\n {2}\.\.\.zebraFees,\n\};\n$/);
    }
    expect(files.get('apps/worker/src/pages/zebra-fees/ZebraFeesPage.stories.tsx')).toContain(
      'NothingInKiswahili',
    );
  });

  const areas = namesIn(`${LANGUAGE}/catalogues/english`).filter((area) => area !== 'sign-in');
  it.each(areas)('can be of the area %s', (area) => {
    expect(made('screen', 'worker', `${area}/ZebraFees`).size).toBe(7);
  });

  it('of the sign-in is written by hand', () => {
    expect(() => made('screen', 'worker', 'sign-in/ZebraFees')).toThrow(
      'The sign-in comes with the first load',
    );
  });
});

it.each([
  ['team', 'reviews/ZebraFees', 'A screen is of the "employer", the "worker" or "ops", not of "team"'],
  ['toString', 'reviews/ZebraFees', 'A screen is of the "employer", the "worker" or "ops"'],
  ['worker', 'ZebraFees', 'two names around one slash'],
  ['worker', 'Reviews/ZebraFees', 'The name of an area is written like'],
  ['worker', 'reviews/zebraFees', 'The name of a screen is written like'],
  ['worker', 'zebra-fees/Otp', 'paths.ts has "otp" or "/worker/otp" already'],
  ['employer', 'reviews/Signup', 'has "signup" or "/signup" already'],
  ['worker', 'zebra-fees/Complete', "has 'complete.title' already"],
])('no screen is called %s %s', (app, path, words) => {
  expect(() => made('screen', app, path)).toThrow(words);
});
