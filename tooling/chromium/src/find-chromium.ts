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

/** A file of that name need not be a browser: on some systems it is a note on how to install one. */
function works(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows asking for the version opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Installers tell pages of what they do: it is of interest when they fail. */
function run(command: string, args: readonly string[]): boolean {
  const ran = spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (ran.status !== 0) process.stderr.write([ran.stdout, ran.stderr].join(''));
  return ran.status === 0;
}

/** The places of a browser on this machine, the pinned builds first: this project's, and the one of Playwright's version. */
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

/** Where a browser lies on this machine, for whoever starts tests without `npm test`. Nothing is fetched, and nothing tried. */
export const chromiumHere = (): string =>
  process.env['CHROMIUM'] ?? placesHere().find((path) => existsSync(path)) ?? 'chromium';

/**
 * Path of a Chromium that runs here: the pinned build, fetched when it is missing, so that the same browser tests the same on every
 * machine. Where it cannot be had or does not run, another one that does.
 * @throws Error when CHROMIUM names something that does not run, or when none could be fetched.
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

/** The environment of whatever opens a browser. It says which: pictures tell one build from another. */
export function withChromium(say: (text: string) => void): NodeJS.ProcessEnv {
  const path = findChromium(say);
  say(`Chromium: ${path}`);
  return { ...process.env, CHROMIUM: path };
}
