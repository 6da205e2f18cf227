import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { exists, files, isSource, isTest, read } from './repo.ts';
import { layers, SERVICES, wingObjection, wingOf } from './wings.ts';

const sources = files.filter((path) => wingOf(path) !== undefined && isSource(path) && !isTest(path));

test.each([
  ['casework/checks/decide-check.ts', 'evidence/identity/decide-identity.ts'],
  ['reporting/reports/build-report.ts', 'consent/consents/list-consents.ts'],
  ['access/visibility.ts', 'platform/limits/consumeRateLimit.ts'],
])('objects when %s calls %s', (from, target) => {
  expect(wingObjection(`${SERVICES}/${from}`, `${SERVICES}/${target}`)).toContain('lower layers only');
});

test.each([
  ['evidence/identity/decide-identity.ts', 'casework/checks/decide-check.ts'],
  ['evidence/identity/decide-identity.ts', 'evidence/documents/decide-document.ts'],
])('lets %s call %s', (from, target) => {
  expect(wingObjection(`${SERVICES}/${from}`, `${SERVICES}/${target}`)).toBeUndefined();
});

test('every verb stands in a wing of the table, and every wing has verbs', () => {
  expect(new Set(sources.map(wingOf))).toEqual(new Set(layers.flat()));
});

test('no wing calls one above it or beside it', () => {
  const objections = sources.flatMap((path) =>
    importsOf(path).flatMap((target) => wingObjection(path, target) ?? []),
  );
  expect(objections).toEqual([]);
});

test('every wing has a README of some ten lines', () => {
  const missing = layers.flat().filter((wing) => !exists(`${SERVICES}/${wing}/README.md`));
  expect(missing).toEqual([]);
  const long = layers.flat().filter((wing) => read(`${SERVICES}/${wing}/README.md`).split('\n').length > 16);
  expect(long).toEqual([]);
});

test.each(layers.flatMap((wings, index) => wings.map((wing) => [wing, index + 1] as const)))(
  'the README of %s names its layer, %i, and the wings that it calls',
  (wing, layer) => {
    const called = sources
      .filter((path) => wingOf(path) === wing)
      .flatMap(importsOf)
      .flatMap((target) => wingOf(target) ?? [])
      .filter((target) => target !== wing);
    const names = [...new Set(called)].toSorted().join(', ') || 'no wing';
    expect(read(`${SERVICES}/${wing}/README.md`)).toContain(`\nLayer ${layer}. Calls: ${names}.`);
  },
);
