import { type ExecException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { UploadRefusal } from '@repo/domain/upload-refusal';
import { busy, createSemaphore } from './semaphore.ts';
import { FileRefused } from './upload.ts';

/** What is asked for one uploaded file. */
export type FileTask =
  /** A picture is drawn anew, as a JPEG of at most `edge` pixels in width and in height. */
  | { readonly kind: 'picture'; readonly edge: number }
  /** A PDF is inspected, and its links are taken out. */
  | { readonly kind: 'pdf' };

/**
 * Makes of the file at `path` one that may be stored.
 * @throws FileRefused when the file is at fault; ServiceError `provider-unavailable` when this machine was.
 */
export type CleanFile = (path: string, task: FileTask) => Promise<Buffer>;

/** A program that cleans one file, or draws one drawing. The values of the file follow its own arguments. */
export interface FileProgram {
  readonly command: string;
  readonly args: readonly string[];
  readonly timeoutMilliseconds: number;
}

const DRAWING_WORKER: FileProgram = {
  command: process.execPath,
  args: [fileURLToPath(new URL('drawing-worker.ts', import.meta.url))],
  timeoutMilliseconds: 30_000,
};
const FILE_WORKER: Omit<FileProgram, 'timeoutMilliseconds'> = {
  command: process.execPath,
  args: [fileURLToPath(new URL('file-worker.ts', import.meta.url))],
};
const FILE_PROGRAMS: Readonly<Record<FileTask['kind'], FileProgram>> = {
  picture: { ...FILE_WORKER, timeoutMilliseconds: 30_000 },
  /** Ten megabytes of the worst take about a second. */
  pdf: { ...FILE_WORKER, timeoutMilliseconds: 15_000 },
};
const MAXIMUM_OUTPUT_BYTES = 32 * 1024 * 1024;

export const NEEDS_ROOM = 10;
/** The exit code for each refusal. */
export const exitCodes = {
  unreadable: 11,
  pixels: 12,
  active: 13,
  locked: 14,
} as const satisfies Partial<Record<UploadRefusal, number>>;
const refusals = new Map<unknown, UploadRefusal>([
  [exitCodes.unreadable, 'unreadable'],
  [exitCodes.pixels, 'pixels'],
  [exitCodes.active, 'active'],
  [exitCodes.locked, 'locked'],
]);

/** The program sends this signal to itself. No picture needs that much work, on any machine. */
export const TOO_MUCH_WORK = 'SIGXCPU';
/** The signals with which a decoder ends when a file crashes it. */
const CRASHES: ReadonlySet<unknown> = new Set([TOO_MUCH_WORK, 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE']);

/**
 * Two files are cleaned at once. A picture that needs much memory is drawn alone. The other files wait on the
 * disk, for one minute at most.
 */
const GATE_CAPACITY = 2;
const LONGEST_QUEUE = 120;
const pass = createSemaphore(GATE_CAPACITY, LONGEST_QUEUE);
/**
 * The service's own drawings run one at a time, in a separate queue beside the uploads. So a stranger who
 * opens a page delays no upload.
 */
const LONGEST_DRAWING_QUEUE = 20;
const passDrawing = createSemaphore(1, LONGEST_DRAWING_QUEUE);

/**
 * Cleans each file in a separate process. The process frees its memory when it ends, and holds no secret. A
 * hostile file can crash or hold up only this process. In the service's own process, decoders would leave
 * 400 MB and more of unreleased memory, and a PDF would stop all answers. A process that could not start, or
 * was ended from outside, is tried once more, alone.
 */
export async function cleanFile(
  path: string,
  task: FileTask,
  program = FILE_PROGRAMS[task.kind],
): Promise<Buffer> {
  const values = task.kind === 'pdf' ? [path, task.kind] : [path, task.kind, String(task.edge)];
  // A picture has a limit of its own, in processor time, so that one which is late tells of a slow machine.
  const late = task.kind === 'pdf' ? { late: unreadable } : {};
  const first = await pass(1, () => run(program, [...values, 'shared'], late));
  if (first instanceof Buffer) return first;
  const second = await pass(GATE_CAPACITY, () => run(program, [...values, 'alone'], late));
  if (second instanceof Buffer) return second;
  throw busy(new Error('A file could not be cleaned', { cause: second }));
}

/**
 * Converts a drawing (SVG) of this service to PNG, also in a separate process. Otherwise the memory of the
 * drawing library would stay in the service.
 * @throws ServiceError `provider-unavailable` when this machine could not.
 */
export async function drawPicture(drawing: string, program = DRAWING_WORKER): Promise<Buffer> {
  // No user sent this drawing, so no file can be refused, whatever ended the process.
  const picture = await passDrawing(1, () => run(program, [], { input: drawing }).catch(refusalOf));
  if (picture instanceof Buffer) return picture;
  throw busy(new Error('A drawing could not be made a picture', { cause: picture }));
}

const unreadable = (cause: Error) => new FileRefused('unreadable', { cause });

function refusalOf(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error;
  throw error;
}

/** @returns the output, or the reason to try once more. */
function run(
  { command, args, timeoutMilliseconds }: FileProgram,
  values: readonly string[],
  { input, late = busy }: { readonly input?: string; readonly late?: (cause: Error) => Error } = {},
): Promise<unknown> {
  const options = {
    encoding: 'buffer',
    env: environment(),
    timeout: timeoutMilliseconds,
    killSignal: 'SIGKILL',
    maxBuffer: MAXIMUM_OUTPUT_BYTES,
    windowsHide: true,
  } as const;
  return new Promise((resolve, reject) => {
    const end = (error: ExecException | null, stdout: Buffer) => {
      const refusal = refusals.get(error?.code);
      if (error === null) resolve(stdout);
      else if (refusal !== undefined) reject(new FileRefused(refusal, { cause: error }));
      else if (CRASHES.has(error.signal)) reject(unreadable(error));
      // The process used all its time; another try would take as long.
      else if (error.killed === true) reject(late(error));
      else resolve(error);
    };
    try {
      const { stdin } = execFile(command, [...args, ...values], options, end);
      // A program that ends before it has read all its input gives the reason by its exit code or signal.
      stdin?.on('error', () => undefined);
      stdin?.end(input);
    } catch (error) {
      // For some lacks of the system `execFile` throws, for others it calls `end`.
      resolve(error);
    }
  });
}

/**
 * Windows starts no process without `SystemRoot`. `MALLOC_ARENA_MAX` keeps the GNU library from retaining
 * freed memory.
 */
function environment(): NodeJS.ProcessEnv {
  const root = process.env['SystemRoot'];
  return { ...(root === undefined ? {} : { SystemRoot: root }), MALLOC_ARENA_MAX: '1' };
}
