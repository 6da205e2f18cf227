import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const ENTRY = join(import.meta.dirname, '../../src/main.ts');
const STANDBY = join(import.meta.dirname, 'standby.ts');
const READY_MILLISECONDS = 60_000;
const LOOK_EVERY_MILLISECONDS = 20;
const KEPT_FAULTS = 20;

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** The service in its own process. A test can kill it and start it again under the same address. */
export class ServiceProcess {
  /** Lines with a fault of the service: of level `error` or worse. */
  readonly faults: string[] = [];
  readonly #origin: string;
  readonly #environment: Readonly<Record<string, string>>;
  #running: Child | undefined;
  #standby: Child;

  constructor(origin: string, environment: Readonly<Record<string, string>>) {
    this.#origin = origin;
    this.#environment = environment;
    this.#standby = this.#prepare();
  }

  /** Resolves when the service answers that it is ready. */
  async start(): Promise<void> {
    const child = this.#standby;
    this.#running = child;
    child.stdin.write('go\n');
    const end = Date.now() + READY_MILLISECONDS;
    while (!(await this.#isReady())) {
      if (Date.now() > end || child.exitCode !== null)
        throw new Error(`The service did not start: ${this.faults.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MILLISECONDS));
    }
    this.#standby = this.#prepare();
  }

  /** kill -9: no handler runs, nothing is flushed, every connection is cut. Resolves when the process is really gone. */
  async kill(): Promise<void> {
    if (this.#running !== undefined) await end(this.#running);
  }

  /** Ends the service for good. */
  async stop(): Promise<void> {
    await Promise.all([this.kill(), end(this.#standby)]);
  }

  #prepare(): Child {
    const child = spawn(process.execPath, [`--import=${STANDBY}`, ENTRY], {
      env: { ...process.env, ...this.#environment, LOG_LEVEL: 'error' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface(child.stdout).on('line', (line) => {
      if (this.faults.length < KEPT_FAULTS) this.faults.push(line);
    });
    return child;
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.#origin}/api/ready`, { signal: AbortSignal.timeout(1000) })).ok;
    } catch {
      return false;
    }
  }
}

async function end(child: Child): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const isThere = child.exitCode === null && child.signalCode === null;
  if (isThere && child.kill('SIGKILL')) await gone;
}
