import { describe, expect, test } from 'vitest';
import { isOurs, type Manifest, manifests } from './manifests.ts';
import { read } from './repo.ts';

/** The workspaces that each workspace may depend on at run time. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  '@repo/domain': [],
  '@repo/api-client': ['@repo/domain'],
  '@repo/ui': ['@repo/domain'],
  '@repo/landing': ['@repo/domain', '@repo/ui'],
  '@repo/app-shell': ['@repo/api-client', '@repo/domain', '@repo/ui'],
  '@repo/report-view': ['@repo/api-client', '@repo/domain', '@repo/ui'],
  '@repo/employer': ['@repo/api-client', '@repo/app-shell', '@repo/domain', '@repo/report-view', '@repo/ui'],
  '@repo/worker': ['@repo/api-client', '@repo/app-shell', '@repo/domain', '@repo/ui'],
  '@repo/ops': ['@repo/api-client', '@repo/app-shell', '@repo/domain', '@repo/report-view', '@repo/ui'],
  '@repo/api': ['@repo/api-client', '@repo/domain'],
  '@repo/sandbox': ['@repo/domain'],
};
/** Further workspaces that its tests may use: the sandbox replaces the providers. */
const ALLOWED_FOR_TESTS: Readonly<Record<string, readonly string[]>> = {
  '@repo/api': ['@repo/postgres', '@repo/sandbox'],
};

/** Check and build settings: none of their code runs in the product. */
const PRESETS = new Set(['@repo/typescript', '@repo/vite', '@repo/vitest']);

const product = manifests.filter(({ folder }) => /^(apps|packages)\//.test(folder));
const everyDependency = (manifest: Manifest) => [...manifest.dependencies, ...manifest.otherDependencies];
const oursIn = (names: Iterable<string>) => [...names].filter((name) => isOurs(name) && !PRESETS.has(name));

test.each(product.map((manifest) => [manifest.name, manifest] as const))(
  '%s depends on the rooms it may',
  (name, manifest) => {
    const allowed = ALLOWED[name];
    expect(
      allowed,
      `${name} is not in the table of tooling/repo-checks/src/manifests.test.ts: decide what it may import`,
    ).toBeDefined();
    const toRun = oursIn(manifest.dependencies.keys()).filter((other) => !allowed?.includes(other));
    expect(
      toRun,
      `${name} may depend on ${allowed?.join(', ') || 'no other room'}; what two apps share belongs in packages/`,
    ).toEqual([]);
    const forTests = new Set([...(allowed ?? []), ...(ALLOWED_FOR_TESTS[name] ?? [])]);
    expect(oursIn(manifest.otherDependencies.keys()).filter((other) => !forTests.has(other))).toEqual([]);
  },
);

test('packages do not depend on each other in a circle', () => {
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  const circles: string[] = [];
  function visit(name: string, path: readonly string[]): void {
    if (path.includes(name)) {
      circles.push([...path.slice(path.indexOf(name)), name].join(' → '));
      return;
    }
    const manifest = byName.get(name);
    if (manifest)
      for (const other of oursIn(everyDependency(manifest).map(([key]) => key)))
        visit(other, [...path, name]);
  }
  for (const { name } of manifests) visit(name, []);
  expect(circles).toEqual([]);
});

test('every version is pinned exactly', () => {
  const loose = manifests.flatMap((manifest) =>
    everyDependency(manifest)
      .filter(([name, version]) =>
        isOurs(name) ? version !== 'workspace:*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${manifest.folder || 'root'}: ${name} ${version}`),
  );
  expect(loose, 'the registry has holes: name the version that was tried').toEqual([]);
});

test('a package has one version in the whole workspace', () => {
  const versions = new Map<string, Set<string>>();
  for (const manifest of manifests)
    for (const [name, version] of everyDependency(manifest))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  const several = [...versions]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].join(', ')}`);
  expect(several).toEqual([]);
});

describe('docs/dependencies.md', () => {
  const page = read('docs/dependencies.md');
  const named = new Set([...page.matchAll(/`([^`]+)`/g)].map((match) => match[1]));

  test('names every dependency with its reason', () => {
    const used = new Set(manifests.flatMap((manifest) => everyDependency(manifest).map(([name]) => name)));
    const missing = [...used].filter((name) => !isOurs(name) && !named.has(name)).toSorted();
    expect(missing, 'add a line with its reason to docs/dependencies.md').toEqual([]);
  });

  test('names none that is not used', () => {
    const used = new Set(manifests.flatMap((manifest) => everyDependency(manifest).map(([name]) => name)));
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const stale = rows
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))
      .filter((name) => !used.has(name));
    expect(stale).toEqual([]);
  });
});
