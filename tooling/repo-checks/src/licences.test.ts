import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isOurs, manifests } from './manifests.ts';
import { ROOT } from './repo.ts';

/** Licences that demand only their own text to be kept. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
]);

/**
 * LGPL libraries that are separate files, loaded at run time and unmodified. A recipient of the product may replace them
 * with another version, as that licence demands.
 */
const REPLACEABLE = /^@img\/sharp-(libvips-)?[a-z0-9-]+@/;
const REPLACEABLE_LICENCES = new Set([...ALLOWED, 'LGPL-3.0-or-later']);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const names = (value: unknown) => (isFields(value) ? Object.keys(value) : []);

/** The folder of a package as seen from another package, by the search order of Node. */
function locate(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

/** Some packages state the licence only in the text. */
function fromText(folder: string): string {
  const path = ['LICENSE', 'LICENSE.md', 'LICENCE']
    .map((name) => join(folder, name))
    .find((file) => existsSync(file));
  return path && /^(The )?MIT License/i.test(readFileSync(path, 'utf8').trim()) ? 'MIT' : 'none';
}

function licenceOf(manifest: Fields, folder: string): string {
  const { license, licenses } = manifest;
  if (typeof license === 'string') return license;
  if (isFields(license)) return String(license['type']);
  if (Array.isArray(licenses))
    return licenses.map((one: unknown) => (isFields(one) ? String(one['type']) : '')).join(' OR ');
  return fromText(folder);
}

/** `(MIT OR GPL-3.0)` lets us choose. `MIT AND ISC` demands both. */
const isAllowed = (licence: string, allowed: ReadonlySet<string> = ALLOWED) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part.trim())));

/** The licence of every package that the product needs at run time, by name and version. */
function licences(): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  function visit(name: string, from: string, optional: boolean): void {
    const folder = locate(name, from);
    if (!folder) {
      // Of the optional packages, only those of this platform are installed.
      if (!optional) found.set(name, 'not installed');
      return;
    }
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (!isFields(manifest)) throw new Error(`${folder} has no manifest`);
    found.set(`${name}@${String(manifest['version'])}`, licenceOf(manifest, folder));
    for (const other of names(manifest['dependencies']))
      visit(other, folder, names(manifest['optionalDependencies']).includes(other));
    for (const other of names(manifest['optionalDependencies'])) visit(other, folder, true);
  }
  for (const manifest of manifests)
    for (const name of manifest.dependencies.keys())
      if (!isOurs(name)) visit(name, join(ROOT, manifest.folder), false);
  return found;
}

test('everything that the product runs on may be used and passed on', () => {
  const all = licences();
  expect(all.size).toBeGreaterThan(30);
  expect(
    [...all]
      .filter(
        ([name, licence]) => !isAllowed(licence, REPLACEABLE.test(name) ? REPLACEABLE_LICENCES : ALLOWED),
      )
      .map(([name, licence]) => `${name}: ${licence}`),
  ).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['none', false],
])('a licence %j is allowed: %j', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});
