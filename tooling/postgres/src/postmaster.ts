import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A fast shutdown writes everything out first; a machine under load gets this long for it. */
const STOP_MS = 15_000;
const POLL_MS = 15;

export type Postmaster = { pid: number; ready: boolean };

/** What the server itself writes into its folder: who runs here and whether it takes connections. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  const path = join(dataDir, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether that process is a server on this folder, and not a stranger who got the number after a crash or a reboot. */
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

/** The server that runs on this folder now, whoever started it. */
export function findRunning(dataDir: string): Postmaster | undefined {
  const found = readPostmaster(dataDir);
  return found && servesFolder(found.pid, dataDir) ? found : undefined;
}

/** The marker that `startPostgres` puts into the server's arguments, by which a later start finds who owns it. */
export const ownerName = (pid: number) => `started-by-${pid}`;

/** The process that started the server of this folder, from the arguments that the server wrote down. */
export function readOwner(dataDir: string): number | undefined {
  const path = join(dataDir, 'postmaster.opts');
  const match = existsSync(path) ? /started-by-(\d+)/.exec(readFileSync(path, 'utf8')) : null;
  return match ? Number(match[1]) : undefined;
}

/** Removes the pid file of a server that is gone: its number may belong to another process by now, and PostgreSQL would refuse. */
export function forgetDead(dataDir: string): void {
  if (!findRunning(dataDir)) rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone between the look and the signal.
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

/** Stops a server: sessions are cut and everything is written out; one that does not manage in time recovers at its next start. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await gone(pid, STOP_MS)) return;
  signal(pid, 'SIGQUIT');
  await gone(pid, STOP_MS);
}
