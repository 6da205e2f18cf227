import { expect, test } from 'vitest';
import { files, read } from '../repo.ts';
import { readSentences } from './sentences.ts';
import { readTags } from './tags.ts';

const HERE = 'tooling/repo-checks/';
const lists = files.filter((path) => path.startsWith(`${HERE}spec-coverage/`));
const tests = files.filter((path) => /\.(test|e2e|stories)\.tsx?$/.test(path) && !path.startsWith(HERE));

const sentences = readSentences(...lists.map(read));
const tagged = tests.map((path) => ({ path, ...readTags(read(path)) }));
const shown = new Set(tagged.flatMap(({ ids }) => ids));

test('every tag stands at a test, and names a line of the specification', () => {
  const unknown = tagged.flatMap(({ path, ids }) =>
    ids.filter((id) => !sentences.has(id)).map((id) => `${path}: there is no line ${id}`),
  );
  expect([
    ...unknown,
    ...tagged.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`)),
  ]).toEqual([]);
});

test('every line of the specification has a test', () => {
  expect(sentences.size).toBeGreaterThan(900);
  expect([...sentences].filter(([id]) => !shown.has(id)).map(([id, says]) => `${id}: ${says}`)).toEqual([]);
});
