import * as fs from 'node:fs';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildStorybook, isStorybookStale } from './storybook.ts';
import type { Child } from './child.ts';

vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>();
  return { ...real, renameSync: vi.fn<typeof real.renameSync>(real.renameSync) };
});

let root: string;
let said: string[];
let child: Child | undefined;
const page = () => join(root, 'storybook-static/index.html');
/** @param inSeconds - the time of the change, from now. The folders above the file get it too: a new file changes theirs. */
const touch = (path: string, inSeconds: number) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), '');
  const at = Date.now() / 1000 + inSeconds;
  for (let changed = path; changed !== '.'; changed = dirname(changed))
    utimesSync(join(root, changed), at, at);
};
const build = (how = '') => {
  child = buildStorybook({
    entry: join(import.meta.dirname, '../test/fixtures/storybook.ts'),
    root,
    env: { PATH: process.env['PATH'], FIXTURE_STORYBOOK: how },
    address: 'http://design.localhost:8080',
    say: (text) => said.push(text),
  });
  return child;
};
const hears = (words: string) =>
  vi.waitFor(() => expect(said.join('\n')).toContain(words), { timeout: 10_000 });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storybook-'));
  said = [];
  touch('packages/ui/src/components/Button/Button.tsx', -10);
});
afterEach(async () => {
  await child?.stop(1000);
  rmSync(root, { recursive: true, force: true });
});

test('is stale when it is missing, and when anything that it shows is younger', () => {
  expect(isStorybookStale(root)).toBe(true);
  touch('storybook-static/index.html', 10);
  expect(isStorybookStale(root)).toBe(false);
  touch('apps/api/src/app.ts', 20);
  expect(isStorybookStale(root)).toBe(false);
  touch('apps/employer/stories/people.ts', 20);
  expect(isStorybookStale(root)).toBe(true);
});

test('is built, put in its place, and told of; then there is nothing more to do', async () => {
  build();
  await hears('The Storybook is ready: http://design.localhost:8080');
  expect(readFileSync(page(), 'utf8')).toBe('built by build --disable-telemetry');
  expect(build()).toBeUndefined();
});

test('takes the place of an older one only when it is whole', async () => {
  touch('storybook-static/index.html', -100);
  touch('storybook-static/gone.js', -100);
  build();
  await hears('ready');
  expect(existsSync(join(root, 'storybook-static/gone.js'))).toBe(false);
});

test('that cannot be built says why, and leaves the older one', async () => {
  touch('storybook-static/index.html', -100);
  build('fails');
  await hears('could not be built (exited with code 1):\nno story is that bad');
  expect(readFileSync(page(), 'utf8')).toBe('');
});

test('that another start gets in the way of stops nobody, and is told of', async () => {
  vi.mocked(fs.renameSync).mockImplementationOnce(() => {
    throw new Error('ENOTEMPTY: directory not empty');
  });
  build();
  await hears('could not be put in its place: Error: ENOTEMPTY');
  expect(existsSync(page())).toBe(false);
});

test('that is cut off is not taken for one, and says nothing', async () => {
  const cut = build('hangs');
  await vi.waitFor(
    () => expect(existsSync(join(root, 'node_modules/.cache/design-storybook/index.html'))).toBe(true),
    {
      timeout: 10_000,
    },
  );
  expect(await cut?.stop(1000)).toEqual({ code: null, signal: 'SIGTERM' });
  expect(existsSync(page())).toBe(false);
  expect(said).toEqual(['Building the Storybook in the background …']);
});
