import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileCache } from '../../story-kit/file-cache.ts';
import { dropFile, dropFiles, keepFile, readFile } from './file-drafts.ts';

const hers = { person: 'amina', form: 'profile', subject: 'photo' };
const another = { ...hers, person: 'zawadi' };
const photo = new Blob(['a photo'], { type: 'image/png' });
const DAY_MILLISECONDS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('caches', fileCache());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps a file for whoever chose it, and for nobody else', async () => {
  await keepFile(hers, photo);
  const kept = await readFile(hers);
  expect(await kept?.text()).toBe('a photo');
  expect(kept?.type).toBe('image/png');
  expect(await readFile(another)).toBeUndefined();
  expect(await readFile({ ...hers, subject: 'other' })).toBeUndefined();
});

it('keeps nothing for nobody', async () => {
  await keepFile({ ...hers, person: '' }, photo);
  expect(await readFile({ ...hers, person: '' })).toBeUndefined();
});

it('forgets one file, or all of one person', async () => {
  for (const key of [hers, another]) await keepFile(key, photo);
  await dropFile(another);
  expect(await readFile(another)).toBeUndefined();
  await keepFile(another, photo);
  await dropFiles('amina');
  expect(await readFile(hers)).toBeUndefined();
  expect(await readFile(another)).toBeDefined();
});

it('forgets after 30 days what nobody came back for, whosever it is', async () => {
  await keepFile(hers, photo);
  vi.setSystemTime(Date.now() + 30 * DAY_MILLISECONDS);
  expect(await readFile(another)).toBeUndefined();
  vi.setSystemTime(Date.now() - DAY_MILLISECONDS);
  expect(await readFile(hers)).toBeUndefined();
});

it('breaks nothing where the browser has no such place', async () => {
  vi.stubGlobal('caches', undefined);
  await keepFile(hers, photo);
  await dropFile(hers);
  await dropFiles('amina');
  expect(await readFile(hers)).toBeUndefined();
});
