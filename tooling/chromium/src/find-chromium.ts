import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { fetchPinned, PINNED_CHROMIUM } from './pinned-chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A file of that name need not be a browser: on some systems it is a text with installation instructions. */
function works(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, `--version` opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Installers print pages of progress. The output matters only after a failure. */
function run(command: string, args: readonly string[]): boolean {
  const ran = spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (ran.status !== 0) process.stderr.write([ran.stdout, ran.stderr].join(''));
  return ran.status === 0;
}

/** The possible paths of a browser on this machine, the pinned builds first: this project's, then Playwright's. */
const placesHere = (): readonly string[] => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onThisSystem = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const pinned = PINNED_CHROMIUM === undefined ? [] : [PINNED_CHROMIUM];
  return [...pinned, chromium.executablePath(), ...onThisSystem, ...FIXED_PLACES];
};

function fromPlaywright(say: (text: string) => void): string | undefined {
  say("Fetching Playwright's own Chromium (once) …");
  return run('playwright', ['install', 'chromium']) ? chromium.executablePath() : undefined;
}

function fromApt(say: (text: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium with apt-get (once) …');
  const install = () => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  if (!install() && run('apt-get', ['update', '-q'])) install();
  return placesHere().find(works);
}

/**
 * The path of a browser on this machine, for test runs without `npm test`. The search fetches nothing and starts no
 * browser.
 */
export const chromiumHere = (): string =>
  process.env['CHROMIUM'] ?? placesHere().find((path) => existsSync(path)) ?? 'chromium';

/**
 * The path of a working Chromium: the pinned build, fetched when it is missing, so that every machine tests with the same
 * browser. Where the pinned build is unavailable or does not run, the path of another working browser.
 * @throws Error when CHROMIUM names a program that does not run, or when no browser could be fetched.
 */
export function findChromium(say: (text: string) => void): string {
  const given = process.env['CHROMIUM'];
  if (given) {
    if (!works(given)) throw new Error(`CHROMIUM: ${given} is not a browser that runs here.`);
    return given;
  }
  const ways = [fetchPinned, () => placesHere().find(works), fromPlaywright, fromApt];
  for (const way of ways) {
    const found = way(say);
    if (found !== undefined && works(found)) return found;
  }
  throw new Error('No Chromium could be found or fetched: install one and set CHROMIUM to its path.');
}

/**
 * The environment for every program that opens a browser. `CHROMIUM` names the build, because screenshots differ between
 * builds.
 */
export function withChromium(say: (text: string) => void): NodeJS.ProcessEnv {
  const path = findChromium(say);
  say(`Chromium: ${path}`);
  return { ...process.env, CHROMIUM: path };
}
