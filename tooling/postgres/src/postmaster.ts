import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A fast shutdown first writes all data to disk. A machine under load gets this long for it. */
const STOP_MS = 15_000;
const POLL_MS = 15;

export type Postmaster = { pid: number; port: number; ready: boolean };

/** The server's own file in its folder: its process id, its port and whether it accepts connections. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  const path = join(dataDir, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is a server on this folder, and not another process that got the id after a crash or a reboot. */
function servesFolder(pid: number, dataDir: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)])
      .toString()
      .includes(dataDir);
  } catch {
    return false;
  }
}

/** The server that runs on this folder now, regardless of its starter. */
export function findRunning(dataDir: string): Postmaster | undefined {
  const found = readPostmaster(dataDir);
  return found && servesFolder(found.pid, dataDir) ? found : undefined;
}

/** The marker that `startPostgres` puts into the server's arguments. A later start reads the owner from it. */
export const ownerName = (pid: number) => `started-by-${pid}`;

/** The process that started the server of this folder, from the arguments that the server recorded. */
export function readOwner(dataDir: string): number | undefined {
  const path = join(dataDir, 'postmaster.opts');
  const match = existsSync(path) ? /started-by-(\d+)/.exec(readFileSync(path, 'utf8')) : null;
  return match ? Number(match[1]) : undefined;
}

/**
 * Removes the pid file of an ended server. Its process id may belong to another process by now, and PostgreSQL would
 * refuse to start.
 */
export function forgetDead(dataDir: string): void {
  if (!findRunning(dataDir)) rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process ended between the check and the signal.
  }
}

async function gone(pid: number, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (isAlive(pid)) {
    if (performance.now() > until) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Stops a server: it cuts sessions and writes all data to disk. After the timeout it stops at once, and recovers at its
 * next start.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await gone(pid, STOP_MS)) return;
  signal(pid, 'SIGQUIT');
  await gone(pid, STOP_MS);
}
