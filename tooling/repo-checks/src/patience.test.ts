import { expect, test } from 'vitest';
import { files, isSource, read, withoutComments } from './repo.ts';

/** Retry settings of Vitest and Playwright: for many tests, for one test, or for a run. */
const RETRY = /\bretry:\s*(?!false)[\w{]|\bretries:\s*(?<times>\w+)|--retr(y|ies)\b/g;
const HERE = 'tooling/repo-checks/';
const JOURNEYS = 'tooling/e2e/support/area-config.ts';

const retriesIn = (path: string, text: string) =>
  [...withoutComments(text).matchAll(RETRY)].filter(
    ({ groups }) => path !== JOURNEYS || !['0', '1'].includes(groups?.['times'] ?? ''),
  );

/** Tests, their runners, and the scripts that start them. */
const runsTests = (path: string) =>
  /(\.(test|drill|e2e|stories|config)\.tsx?|(^|\/)package\.json)$/.test(path) ||
  (/^(\.storybook|tooling\/e2e|tooling\/test-all)\//.test(path) && isSource(path));

test.each([
  ['packages/ui/vitest.config.ts', 'retry: 1', 1],
  ['apps/api/test/photos.test.ts', "it('a', { retry: { count: 2 } }, () => undefined)", 1],
  ['apps/api/package.json', '"test": "vitest run --retry=2"', 1],
  ['tooling/e2e/journeys/employer/sign-in.e2e.ts', 'test.describe.configure({ retries: 1 })', 1],
  [JOURNEYS, 'retries: 1,', 0],
  [JOURNEYS, 'retries: 2,', 1],
  [JOURNEYS, 'retries: TRIES,', 1],
  ['apps/employer/src/a.test.ts', 'query({ retry: false })', 0],
])('of %s, %j has too many tries: %i', (path, text, found) => {
  expect(retriesIn(path, text)).toHaveLength(found);
});

test('a journey is tried twice at most, every other test once', () => {
  const looked = files.filter((path) => runsTests(path) && !path.startsWith(HERE));
  expect(looked.length).toBeGreaterThan(500);
  expect(
    looked.flatMap((path) => retriesIn(path, read(path)).map(([words]) => `${path}: ${words}`)),
    'find why it fails now and then: a second try hides it',
  ).toEqual([]);
});

test('every test is given the time that a busy machine takes', () => {
  const configs = files.filter((path) => /(^|\/)(vitest\.config|story-tests)\.ts$/.test(path));
  expect(configs.length).toBeGreaterThan(10);
  const impatient = configs.filter((path) => !/\.\.\.patient|nodeTests|storyTests\(/.test(read(path)));
  expect(impatient, 'begin its test settings with `...patient` of @repo/vitest').toEqual([]);
});

test('properties have one seed in each run of the tests', () => {
  const withProperties = files.filter(
    (path) => /^(apps|packages)\/.*\.test\.tsx?$/.test(path) && /from 'fast-check'/.test(read(path)),
  );
  const rooms = new Set(withProperties.map((path) => path.split('/').slice(0, 2).join('/')));
  expect(rooms.size).toBeGreaterThan(4);
  const unseeded = [...rooms].filter(
    (room) => !read(`${room}/vitest.config.ts`).includes("'@repo/vitest/seed'"),
  );
  expect(unseeded, "take '@repo/vitest/seed' as a set-up file").toEqual([]);
});
