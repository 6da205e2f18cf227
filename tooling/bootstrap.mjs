/**
 * The entry of every root command and of `./pnpm`. It needs only Node 20 and npm. It fetches the exact Node and pnpm of the
 * project, installs the packages when the lockfile changed, and runs the command with them.
 * It is plain JavaScript with built-ins only, because it runs before any installation and on any Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installToolchain } from './toolchain.mjs';

const COMMANDS = {
  start: ['node', 'tooling/launcher/src/start.ts'],
  dev: ['node', 'tooling/launcher/src/dev.ts'],
  test: ['node', 'tooling/test-all/src/run.ts'],
  verify: ['node', 'tooling/test-all/src/verify.ts'],
  drills: ['node', 'tooling/test-all/src/drills.ts'],
  bench: ['node', 'tooling/bench/src/run.ts'],
  'audit:verify': ['node', 'tooling/launcher/src/audit-verify.ts'],
  storybook: ['storybook', 'dev', '-p', '6006', '--ci', '--disable-telemetry'],
  'build:storybook': ['storybook', 'build', '--disable-telemetry'],
  format: ['oxfmt', '.'],
  new: ['node', 'tooling/generate/src/run.ts'],
  pnpm: ['pnpm'],
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const say = (text) => process.stdout.write(`${text}\n`);

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** npm leaves its own settings in the environment. They would change the behaviour of pnpm and every child. */
function cleanEnvironment() {
  const kept = /^npm_config_(registry|cafile|cache|.*proxy)$/i;
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config|package|lifecycle|node|command|execpath)/i.test(name) || kept.test(name),
    ),
  );
}

function installPackages(environment) {
  const stamp = join(root, 'node_modules', '.installed');
  const manifests = spawnSync('git', ['ls-files', '*package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'], {
    cwd: root,
  });
  const names =
    manifests.status === 0 ? String(manifests.stdout).split('\n').filter(Boolean) : ['pnpm-lock.yaml'];
  const hash = createHash('sha256');
  for (const name of names)
    if (existsSync(join(root, name))) hash.update(name).update(readFileSync(join(root, name)));
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages …');
  const done = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--loglevel=warn'], {
    cwd: root,
    env: { ...environment, CI: 'true' },
    stdio: 'inherit',
    shell: windows,
  });
  if (done.status !== 0)
    fail('The packages could not be installed: see the message above, then run the command again.');
  writeFileSync(stamp, wanted);
}

const [name, ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) fail(`Unknown command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.`);
const environment = {
  ...cleanEnvironment(),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
const toolchain = installToolchain({ root, environment, say, fail });
const pathName = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
environment[pathName] = [toolchain, join(root, 'node_modules', '.bin'), environment[pathName]].join(
  delimiter,
);
installPackages(environment);

// A long-running child learns from the closed channel that this process has ended, even after a kill -9.
const staysUp = !windows && (name === 'start' || name === 'dev');
// The shell of Windows would take an argument apart that holds a space.
const words = windows ? rest.map((word) => (word.includes(' ') ? `"${word}"` : word)) : rest;
const child = spawn(command[0], [...command.slice(1), ...words], {
  cwd: root,
  env: environment,
  stdio: ['inherit', 'inherit', 'inherit', ...(staysUp ? ['ipc'] : [])],
  shell: windows,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => fail(`${command[0]} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** The process ids of the shell that npm runs us in, and of npm itself where the system shows it. */
function ancestors() {
  if (process.platform !== 'linux') return String(process.ppid);
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return undefined;
  }
}

// A killed npm does not notify the command that it runs. The command would run on and keep its ports.
const before = process.env.npm_lifecycle_event ? ancestors() : undefined;
if (before)
  setInterval(() => {
    const now = ancestors();
    if (now && now !== before) child.kill('SIGTERM');
  }, 250).unref();
