import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../../src/main.ts');
const EVERYTHING = join(import.meta.dirname, '../../src/service.ts');
/** Ends the service when this process is gone without a word: nothing may be left behind by a test that was killed. */
const DIE_WITH_PARENT = "data:text/javascript,process.stdin.resume().on('end',()=>process.exit(1))";
const READY_MILLISECONDS = 30_000;
const LOOK_EVERY_MILLISECONDS = 25;
const KEPT_FAULTS = 20;

/** The service as a process of its own, which can be killed and started again under the same address. */
export class ServiceProcess {
  /** Lines in which it reported a fault of its own, that is, of level `error` or worse. */
  readonly faults: string[] = [];
  readonly #origin: string;
  readonly #environment: Readonly<Record<string, string>>;
  /** Compiled code, which makes a start a third faster. A killed process leaves none, so one that ends by itself must. */
  readonly #compiled = mkdtempSync(join(tmpdir(), 'drill-compiled-'));
  #child: ChildProcess | undefined;

  constructor(origin: string, environment: Readonly<Record<string, string>>) {
    this.#origin = origin;
    this.#environment = { ...environment, NODE_COMPILE_CACHE: this.#compiled, LOG_LEVEL: 'error' };
    execFileSync(
      process.execPath,
      ['--input-type=module', `--eval=await import(${JSON.stringify(EVERYTHING)})`],
      {
        env: { ...process.env, ...this.#environment },
      },
    );
  }

  /** Resolves once it answers that it can do its work. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [`--import=${DIE_WITH_PARENT}`, ENTRY], {
      env: { ...process.env, ...this.#environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface(child.stdout).on('line', (line) => {
      if (this.faults.length < KEPT_FAULTS) this.faults.push(line);
    });
    this.#child = child;
    const end = Date.now() + READY_MILLISECONDS;
    while (!(await this.#isReady())) {
      if (Date.now() > end || child.exitCode !== null)
        throw new Error(`The service did not start: ${this.faults.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MILLISECONDS));
    }
  }

  /** kill -9: no handler runs, nothing is flushed, every connection is cut. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  /** Resolves when the process is really gone. */
  async gone(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => child.once('exit', resolve));
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.kill();
    await this.gone();
    rmSync(this.#compiled, { recursive: true });
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.#origin}/api/ready`, { signal: AbortSignal.timeout(1000) })).ok;
    } catch {
      return false;
    }
  }
}
