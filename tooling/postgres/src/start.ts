import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { addressOf, ensureCluster, folderArgument, programEnvironment } from './cluster.ts';
import {
  findRunning,
  forgetDead,
  isAlive,
  ownerName,
  readOwner,
  readPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { settingArguments } from './settings.ts';

/** Crash recovery of a large database takes time. A longer time means an error. */
const READY_MS = 60_000;
const POLL_MS = 10;
const ATTEMPTS = 20;
const LOG_LIMIT_BYTES = 5_000_000;

export type PostgresOptions = {
  /** The database's own folder, made when missing. */
  dataDir: string;
  /** False for tests: nothing waits for the disk, and a crash of the machine may lose all data. */
  durable: boolean;
  /** The default is a free port. */
  port?: number;
  /** Removes the folder when the server stops, even when this process is killed. */
  passing?: boolean;
};

export type PostgresServer = {
  /** Connection address of a database, by default `postgres`. */
  url(database?: string): string;
  dataDir: string;
  port: number;
  pid: number;
  /** The process that stops the server when this process is killed. */
  guardPid: number | undefined;
  /** Resolves when the server has ended, expected or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

/** Another living process already serves the folder's database. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';
}

/**
 * Leaves the folder without a server. It stops the orphan of a killed process, and throws for the server of a living
 * owner.
 */
async function takeOver(dataDir: string): Promise<void> {
  for (;;) {
    const running = findRunning(dataDir);
    if (!running) break;
    const owner = readOwner(dataDir);
    if (running.ready && owner !== undefined && isAlive(owner))
      throw new DatabaseInUseError(
        `The database in ${dataDir} is in use by process ${owner}: stop it or use another folder.`,
      );
    if (running.ready) await stopPostmaster(running.pid);
    else await sleep(POLL_MS);
  }
  forgetDead(dataDir);
}

/**
 * A shell that waits for our end and then stops the server. It costs a megabyte and works even after a kill -9 of this
 * process.
 */
function startGuard(pid: number, removeFolder: string | undefined): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const script =
    'while read -r _; do :; done; kill -INT "$1" 2>/dev/null; while kill -0 "$1" 2>/dev/null; do sleep 0.1; done; [ -z "$2" ] || rm -rf "$2"';
  const guard = spawn('/bin/sh', ['-c', script, 'postgres-guard', String(pid), removeFolder ?? ''], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // A guard that failed to start or was killed must not end this process: the next start finds the orphan.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  return guard;
}

function openLog(dataDir: string): { log: number; logPath: string; logStart: number } {
  const logPath = join(dataDir, 'server.log');
  const size = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0;
  const fresh = size > LOG_LIMIT_BYTES;
  return { log: openSync(logPath, fresh ? 'w' : 'a'), logPath, logStart: fresh ? 0 : size };
}

type Attempt = { child: ChildProcess; exited: Promise<void> } | { problem: string };

async function attempt(
  dataDir: string,
  binaries: Binaries,
  options: PostgresOptions,
  port: number,
): Promise<Attempt> {
  const { log, logPath, logStart } = openLog(dataDir);
  const child = spawn(
    binaries.postgres,
    [
      `-D${folderArgument(dataDir, binaries)}`,
      `--port=${port}`,
      `--cluster_name=${ownerName(process.pid)}`,
      ...settingArguments(options.durable),
    ],
    {
      cwd: dataDir,
      env: programEnvironment(),
      stdio: ['ignore', log, log],
      // Ctrl-C in a terminal reaches the whole process group, and the database must end last.
      detached: true,
      windowsHide: true,
      ...binaries.owner,
    },
  );
  closeSync(log);
  let problem = '';
  const exited = new Promise<void>((done) => {
    child.once('error', (error) => done(void (problem = error.message)));
    child.once('exit', () => done());
  });
  const until = performance.now() + READY_MS;
  while (performance.now() < until && !problem && child.exitCode === null && child.signalCode === null) {
    const running = readPostmaster(dataDir);
    if (running?.pid === child.pid && running?.ready) return { child, exited };
    await sleep(POLL_MS);
  }
  child.kill('SIGKILL');
  return {
    problem:
      problem || readFileSync(logPath).subarray(logStart).toString().trim() || 'it did not become ready',
  };
}

/** The address of a database on the server that runs on this folder now, or undefined when none runs. */
export function runningAddress(dataDir: string, database: string): string | undefined {
  const running = findRunning(resolve(dataDir));
  return running?.ready ? addressOf(resolve(dataDir), running.port, database) : undefined;
}

/**
 * Starts PostgreSQL on a folder. It makes a missing database, recovers after a crash, and stops an orphan that a killed
 * process left. Only this user's processes on this machine can connect, with the folder's own password.
 * @throws DatabaseInUseError when another living process serves the folder.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const dataDir = resolve(options.dataDir);
  const binaries = findBinaries();
  mkdirSync(join(dataDir, '..'), { recursive: true });
  ensureCluster(dataDir, binaries, options.durable);
  let problem = '';
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    await takeOver(dataDir);
    const port = options.port ?? (await freePort());
    const result = await attempt(dataDir, binaries, options, port);
    if ('child' in result)
      return handle(result.child, result.exited, dataDir, port, options.passing === true);
    problem = result.problem;
    // After a kill -9 the old server's sessions end with a delay. Another program can take a free port between the search
    // and the start.
    if (!/shared memory block|in use|could not bind/i.test(problem)) break;
    await sleep(250);
  }
  throw new Error(`PostgreSQL did not start on ${dataDir}: ${problem}`);
}

function handle(
  child: ChildProcess,
  exited: Promise<void>,
  dataDir: string,
  port: number,
  passing: boolean,
): PostgresServer {
  const { pid } = child;
  if (pid === undefined) throw new Error('PostgreSQL has no process id.');
  const guard = startGuard(pid, passing ? dataDir : undefined);
  child.unref();
  void exited.then(() => guard?.kill('SIGKILL'));
  return {
    url: (database = 'postgres') => addressOf(dataDir, port, database),
    dataDir,
    port,
    pid,
    guardPid: guard?.pid,
    exited,
    async stop() {
      await stopPostmaster(pid);
      guard?.kill('SIGKILL');
      if (passing) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
