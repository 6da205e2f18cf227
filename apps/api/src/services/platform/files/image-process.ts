import { type ExecException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { busy, createSemaphore } from './semaphore.ts';
import { FileRefused } from './upload.ts';

/** What draws one picture: its own values follow. */
export interface ImageWorker {
  readonly command: string;
  readonly args: readonly string[];
  readonly timeoutMilliseconds: number;
}

const DRAWING_WORKER: ImageWorker = {
  command: process.execPath,
  args: [fileURLToPath(new URL('drawing-worker.ts', import.meta.url))],
  timeoutMilliseconds: 30_000,
};
const IMAGE_WORKER: ImageWorker = {
  command: process.execPath,
  args: [fileURLToPath(new URL('image-worker.ts', import.meta.url))],
  timeoutMilliseconds: 30_000,
};
const MAXIMUM_OUTPUT_BYTES = 32 * 1024 * 1024;

export const exitCodes = { needsRoom: 10, unreadable: 11, pixels: 12 } as const;

/** Of itself, by the program: no picture takes so much work, however slow the machine. */
export const TOO_MUCH_WORK = 'SIGXCPU';
/** How a decoder ends that a file has brought down. */
const CRASHES: ReadonlySet<unknown> = new Set([TOO_MUCH_WORK, 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE']);

/** Two at once for all of this process; what needs much memory is alone. The rest wait on the disk, for a minute at most. */
const GATE_CAPACITY = 2;
const LONGEST_QUEUE = 120;
const pass = createSemaphore(GATE_CAPACITY, LONGEST_QUEUE);
/** What we draw ourselves comes one by one, beside what is sent to us: no stranger's look at a page delays an upload. */
const LONGEST_DRAWING_QUEUE = 20;
const passDrawing = createSemaphore(1, LONGEST_DRAWING_QUEUE);

/**
 * Each picture is drawn by a process of its own, which takes its memory with it when it ends, knows no secret, and is all
 * that a hostile file could bring down. Without it, what decoders leave behind stays with the service: 400 MB and more.
 * One that could not be started, or was ended from outside, is tried once more, alone.
 * @throws FileRefused when the file cannot be drawn; ServiceError `provider-unavailable` when this machine could not.
 */
export async function reencodeImage(path: string, edge: number, program = IMAGE_WORKER): Promise<Buffer> {
  const first = await pass(1, () => draw(program, [path, String(edge), 'shared']));
  if (first instanceof Buffer) return first;
  const second = await pass(GATE_CAPACITY, () => draw(program, [path, String(edge), 'alone']));
  if (second instanceof Buffer) return second;
  throw busy(new Error('A picture could not be drawn', { cause: second }));
}

/**
 * A drawing (SVG) of ours as PNG, made by such a process as well: what draws it would stay with the service.
 * @throws ServiceError `provider-unavailable` when this machine could not.
 */
export async function drawPicture(drawing: string, program = DRAWING_WORKER): Promise<Buffer> {
  // Nobody sent us this one: there is no file to refuse, however the process ended.
  const picture = await passDrawing(1, () => draw(program, [], drawing).catch(refusalOf));
  if (picture instanceof Buffer) return picture;
  throw busy(new Error('A drawing could not be made a picture', { cause: picture }));
}

function refusalOf(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error;
  throw error;
}

/** @returns the picture, or why it should be tried once more. */
function draw(
  { command, args, timeoutMilliseconds }: ImageWorker,
  values: readonly string[],
  input?: string,
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
      if (error === null) resolve(stdout);
      else if (error.code === exitCodes.pixels) reject(new FileRefused('pixels'));
      else if (error.code === exitCodes.unreadable || CRASHES.has(error.signal))
        reject(new FileRefused('unreadable', { cause: error }));
      // It has had its time; another try would take as long.
      else if (error.killed === true) reject(busy(error));
      else resolve(error);
    };
    try {
      const { stdin } = execFile(command, [...args, ...values], options, end);
      // A program that ends before it has read everything says why by how it ends.
      stdin?.on('error', () => undefined);
      stdin?.end(input);
    } catch (error) {
      // Some of what a system lacks for another process is thrown, and some is told to `end`.
      resolve(error);
    }
  });
}

/** Windows starts nothing without the first; the second keeps freed memory from lying about in the GNU library. */
function environment(): NodeJS.ProcessEnv {
  const root = process.env['SystemRoot'];
  return { ...(root === undefined ? {} : { SystemRoot: root }), MALLOC_ARENA_MAX: '1' };
}

/**
 * Draws the picture in a file anew, as a JPEG of at most so many pixels either way.
 * @throws FileRefused when the file cannot be drawn; ServiceError `provider-unavailable` when this machine could not.
 */
export type ReencodeImage = (path: string, edge: number) => Promise<Buffer>;
