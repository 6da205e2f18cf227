import { type ExecException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { busy, createSemaphore } from './semaphore.ts';
import { FileRefused } from './upload.ts';

/** A program that draws one picture. The values of the picture follow its own arguments. */
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

/** The program sends this signal to itself. No picture needs that much work, on any machine. */
export const TOO_MUCH_WORK = 'SIGXCPU';
/** The signals with which a decoder ends when a file crashes it. */
const CRASHES: ReadonlySet<unknown> = new Set([TOO_MUCH_WORK, 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE']);

/**
 * This process draws two pictures at once. A picture that needs much memory is drawn alone. The other files
 * wait on the disk, for one minute at most.
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
 * Draws each picture in a separate process. The process frees its memory when it ends, and holds no secret. A
 * hostile file can crash only this process. In the service's own process, decoders would leave 400 MB and
 * more of unreleased memory. A process that could not start, or was ended from outside, is tried once more,
 * alone.
 * @throws FileRefused when the file cannot be drawn; ServiceError `provider-unavailable` when this machine
 * could not.
 */
export async function reencodeImage(path: string, edge: number, program = IMAGE_WORKER): Promise<Buffer> {
  const first = await pass(1, () => draw(program, [path, String(edge), 'shared']));
  if (first instanceof Buffer) return first;
  const second = await pass(GATE_CAPACITY, () => draw(program, [path, String(edge), 'alone']));
  if (second instanceof Buffer) return second;
  throw busy(new Error('A picture could not be drawn', { cause: second }));
}

/**
 * Converts a drawing (SVG) of this service to PNG, also in a separate process. Otherwise the memory of the
 * drawing library would stay in the service.
 * @throws ServiceError `provider-unavailable` when this machine could not.
 */
export async function drawPicture(drawing: string, program = DRAWING_WORKER): Promise<Buffer> {
  // No user sent this drawing, so no file can be refused, whatever ended the process.
  const picture = await passDrawing(1, () => draw(program, [], drawing).catch(refusalOf));
  if (picture instanceof Buffer) return picture;
  throw busy(new Error('A drawing could not be made a picture', { cause: picture }));
}

function refusalOf(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error;
  throw error;
}

/** @returns the picture, or the reason to try once more. */
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
      // The process used all its time; another try would take as long.
      else if (error.killed === true) reject(busy(error));
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

/**
 * Draws the picture in a file anew, as a JPEG of at most `edge` pixels in width and in height.
 * @throws FileRefused when the file cannot be drawn; ServiceError `provider-unavailable` when this machine
 * could not.
 */
export type ReencodeImage = (path: string, edge: number) => Promise<Buffer>;
