import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { ROOT } from './root.ts';

const SPARTICUZ = '@sparticuz/chromium@153.0.0';
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
  const ran = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' });
  if (ran.status !== 0) process.stderr.write([ran.stdout, ran.stderr].join(''));
  return ran.status === 0;
}

function onThisSystem(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...FIXED_PLACES].find(works);
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return works(path) ? path : undefined;
}

function fromApt(say: (text: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium with apt-get (once) …');
  const install = () => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  if (!install() && run('apt-get', ['update', '-q'])) install();
  return onThisSystem();
}

/** A build that comes by npm and needs neither root nor another server. */
function fromNpm(say: (text: string) => void): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const folder = join(ROOT, '.toolchain/chromium');
  if (!existsSync(join(folder, 'node_modules/@sparticuz/chromium'))) {
    say('Fetching Chromium from npm (once) …');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    if (!run('pnpm', ['add', '--ignore-workspace', '--dir', folder, SPARTICUZ])) return undefined;
  }
  // It unpacks itself; in a process of its own, because it is a guest here and not a dependency.
  const script =
    "const { default: build } = await import('@sparticuz/chromium'); console.log(await build.executablePath())";
  const told = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  const path = told.stdout.toString().trim();
  return works(path) ? path : undefined;
}

function fromPlaywrightsServer(say: (text: string) => void): string | undefined {
  say("Fetching Playwright's own Chromium (once) …");
  return run('playwright', ['install', 'chromium']) ? fromPlaywright() : undefined;
}

/**
 * Path of a Chromium that runs here, fetched when there is none.
 * @throws Error when CHROMIUM names something that does not run, or when none could be fetched.
 */
export function findChromium(say: (text: string) => void): string {
  const given = process.env['CHROMIUM'];
  if (given) {
    if (!works(given)) throw new Error(`CHROMIUM: ${given} is not a browser that runs here.`);
    return given;
  }
  const found =
    onThisSystem() ?? fromPlaywright() ?? fromApt(say) ?? fromNpm(say) ?? fromPlaywrightsServer(say);
  if (!found)
    throw new Error('No Chromium could be found or fetched: install one and set CHROMIUM to its path.');
  return found;
}

/** The environment of whatever opens a browser. It says which: pictures tell one build from another. */
export function withChromium(say: (text: string) => void): NodeJS.ProcessEnv {
  const path = findChromium(say);
  say(`Chromium: ${path}`);
  return { ...process.env, CHROMIUM: path };
}
