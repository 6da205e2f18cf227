import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { COMPILE_CACHE } from './root.ts';

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type Child = {
  name: string;
  pid: number | undefined;
  /** Resolves when the process has ended, in any way. */
  exited: Promise<Exit>;
  /** Its last lines of output, for the error message of a failure. */
  lastLines(): string[];
  kill(signal: NodeJS.Signals): void;
  /** Sends SIGTERM, and SIGKILL after the given time. */
  stop(withinMs: number): Promise<Exit>;
};

export type ChildOptions = {
  name: string;
  /** The TypeScript or JavaScript file to run, and its arguments. */
  entry: string;
  args?: readonly string[];
  /** Node's own arguments, such as `--watch`. */
  nodeArgs?: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  onLine(line: string): void;
};

const KEPT_LINES = 40;
const DIE_WITH_PARENT = join(import.meta.dirname, 'die-with-parent.ts');

function follow(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', onLine);
}

/**
 * Starts a Node program that stops with this process. It has its own process group, so that Ctrl-C reaches it only
 * through us, in order.
 */
export function startChild(options: ChildOptions): Child {
  const lines: string[] = [];
  const child = spawn(
    process.execPath,
    [...(options.nodeArgs ?? []), `--import=${DIE_WITH_PARENT}`, options.entry, ...(options.args ?? [])],
    {
      cwd: options.cwd,
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
      windowsHide: true,
    },
  );
  follow(child, (line) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    options.onLine(line);
  });
  const exited = new Promise<Exit>((done) => {
    child.once('error', () => done({ code: 1, signal: null }));
    // Not 'exit': its last lines arrive after that event.
    child.once('close', (code, signal) => done({ code, signal }));
  });
  return {
    name: options.name,
    pid: child.pid,
    exited,
    lastLines: () => [...lines],
    kill: (signal) => void child.kill(signal),
    async stop(withinMs) {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), withinMs);
      const exit = await exited;
      clearTimeout(force);
      return exit;
    },
  };
}

/** `exited with code 1` or `was ended by SIGKILL`. */
export const describeExit = (exit: Exit) =>
  exit.signal ? `was ended by ${exit.signal}` : `exited with code ${exit.code}`;
