import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, type Exit, startChild } from './child.ts';
import { apiEnvironment, type Places, sandboxEnvironment } from './environment.ts';
import { freePort } from '@repo/postgres/free-port';
import { startProxy } from './proxy.ts';
import { PROGRAMS, ROOT } from './root.ts';
import { newSecrets } from './secrets.ts';
import { waitFor } from './wait.ts';

const READY_MS = 60_000;
const STOP_MS = 11_000;
const HOST = '127.0.0.1';
const ATTEMPTS = 3;

export type StackOptions = {
  /** A migrated database that only this stack uses. */
  databaseUrl: string;
  /** The number of API processes on that database. With two or more, one address distributes the requests in turn. */
  processes?: number;
  /** Folder with landing/, employer/ and worker/. The default is the builds in the checkout. */
  sitesDir?: string;
  /** Further variables for API and sandbox. */
  env?: Readonly<Record<string, string>>;
  programs?: typeof PROGRAMS;
};

export type Stack = {
  /** Address of a site for a browser on this machine. */
  origin(site?: 'employer' | 'worker' | 'ops'): string;
  /** Address of one API process by index, for programs that cannot resolve names below localhost. */
  apiAddress(index?: number): string;
  sandboxOrigin: string;
  /** Process id of the API process with that index. */
  pid(index?: number): number | undefined;
  /** Ends one API process and waits for its end. */
  kill(index?: number, signal?: NodeJS.Signals): Promise<Exit>;
  /** Restarts an ended API process, and waits until it is ready. */
  restart(index?: number): Promise<void>;
  stop(): Promise<void>;
  /** All lines of API and sandbox so far. */
  logs(): string[];
};

/** The variables of this process that a program needs. All others would make one run differ from another. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_EXTRA_CA_CERTS'];
  return Object.fromEntries(kept.map((name) => [name, process.env[name]]));
}

async function start(options: StackOptions): Promise<Stack> {
  const { databaseUrl, processes = 1, programs = PROGRAMS } = options;
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const [port = 0] = processes > 1 ? [await freePort()] : ports;
  const sandboxPort = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'stack-'));
  const places: Places = {
    host: HOST,
    port,
    sandboxPort,
    publicOrigin: `http://localhost:${port}`,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
    dataDir,
  };
  const secrets = newSecrets();
  const given = {
    ...cleanEnvironment(),
    ...(options.sitesDir ? { SITES_DIR: options.sitesDir } : {}),
    ...options.env,
  };
  const apis: Child[] = [];
  let proxy: Server | undefined;

  async function startApi(index: number): Promise<void> {
    const env = { ...apiEnvironment(given, places, databaseUrl, secrets), PORT: String(ports[index]) };
    const child = startChild({
      name: `API ${index}`,
      entry: programs.api,
      cwd: ROOT,
      env,
      onLine,
    });
    apis[index] = child;
    await waitFor(child, `http://${HOST}:${ports[index]}/api/ready`, (status) => status === 200, READY_MS);
  }
  function at(index: number): Child {
    const child = apis[index];
    if (!child) throw new Error(`There is no API process ${index}.`);
    return child;
  }

  const sandbox = startChild({
    name: 'sandbox',
    entry: programs.sandbox,
    cwd: ROOT,
    env: sandboxEnvironment(given, places, secrets),
    onLine,
  });
  async function stop(): Promise<void> {
    proxy?.close();
    proxy?.closeAllConnections();
    await Promise.all(apis.map((child) => child.stop(STOP_MS)));
    await sandbox.stop(STOP_MS);
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    let turn = 0;
    if (processes > 1)
      proxy = await startProxy(port, HOST, () => {
        // Each request goes to the next process, and to another process when that one refuses the connection.
        turn = (turn + 1) % processes;
        return [...ports.slice(turn), ...ports.slice(0, turn)];
      });
    await Promise.all([
      waitFor(sandbox, `http://${HOST}:${sandboxPort}/`, (status) => status < 500, READY_MS),
      ...ports.map((_, index) => startApi(index)),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: (site) => `http://${site ? `${site}.` : ''}localhost:${port}`,
    apiAddress: (index = 0) => `http://${HOST}:${ports[index] ?? port}`,
    sandboxOrigin: places.sandboxOrigin,
    pid: (index = 0) => at(index).pid,
    async kill(index = 0, signal = 'SIGKILL') {
      at(index).kill(signal);
      return at(index).exited;
    },
    restart: (index = 0) => startApi(index),
    stop,
    logs: () => [...lines],
  };
}

/**
 * The running product on free ports: the sandbox and one or more API processes on one database.
 * @throws Error with the program's last lines when a part does not become ready.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(options);
    } catch (error) {
      // Another program can take a free port between the search and the start.
      const taken = error instanceof Error && error.message.includes('EADDRINUSE');
      if (!taken || attempt === ATTEMPTS) throw error;
    }
  }
}
