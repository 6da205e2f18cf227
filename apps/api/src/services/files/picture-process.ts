import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createGate } from './gate.ts';
import { FileRefused } from './upload.ts';

const PROGRAM = fileURLToPath(new URL('picture-program.ts', import.meta.url));
const TIMEOUT_MILLISECONDS = 30_000;
const MAXIMUM_OUTPUT_BYTES = 32 * 1024 * 1024;

export const exitCodes = { needsRoom: 10, unreadable: 11, pixels: 12 } as const;

/** Two at once for all of this process; what needs much memory is alone. The rest wait on the disk. */
const GATE_CAPACITY = 2;
const pass = createGate(GATE_CAPACITY);

/**
 * Each picture is drawn by a process of its own, which takes its memory with it when it ends, knows no secret, and is all
 * that a hostile file could bring down. Without it, what decoders leave behind stays with the service: 400 MB and more.
 * @throws FileRefused when it cannot be drawn.
 */
export async function drawAnew(path: string, edge: number): Promise<Buffer> {
  const bytes = await pass(1, () => draw(path, edge, 'shared'));
  if (bytes !== 'needs-room') return bytes;
  const drawn = await pass(GATE_CAPACITY, () => draw(path, edge, 'alone'));
  if (drawn === 'needs-room') throw new Error('A picture asks for more room than there is');
  return drawn;
}

function draw(path: string, edge: number, room: 'shared' | 'alone'): Promise<Buffer | 'needs-room'> {
  const options = {
    encoding: 'buffer',
    env: environment(),
    timeout: TIMEOUT_MILLISECONDS,
    killSignal: 'SIGKILL',
    maxBuffer: MAXIMUM_OUTPUT_BYTES,
    windowsHide: true,
  } as const;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [PROGRAM, path, String(edge), room], options, (error, stdout) => {
      if (error === null) resolve(stdout);
      else if (error.code === exitCodes.needsRoom) resolve('needs-room');
      else if (error.code === exitCodes.pixels) reject(new FileRefused('pixels'));
      // A decoder that breaks down, or does not come to an end, was given something that is no picture.
      else if (error.code === exitCodes.unreadable || error.signal)
        reject(new FileRefused('unreadable', { cause: error }));
      else reject(new Error('A picture could not be drawn', { cause: error }));
    });
  });
}

/** Windows starts nothing without the first; the second keeps freed memory from lying about in the GNU library. */
function environment(): NodeJS.ProcessEnv {
  const root = process.env['SystemRoot'];
  return { ...(root === undefined ? {} : { SystemRoot: root }), MALLOC_ARENA_MAX: '1' };
}
