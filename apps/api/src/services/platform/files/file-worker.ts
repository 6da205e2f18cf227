import { readFile } from 'node:fs/promises';
import { cleanPdf } from './clean-pdf.ts';
import { exitCodes, NEEDS_ROOM, TOO_MUCH_WORK } from './file-process.ts';
import { FileRefused } from './upload.ts';

/**
 * Cleans one uploaded file, from the named file to standard output. The exit code gives the reason of a
 * refusal. The arguments are the path, the kind of the task, the edge of a picture, and the room.
 */
const [path = '', kind = '', edge = ''] = process.argv.slice(2);
const room = process.argv.at(-1);

async function main(): Promise<number> {
  try {
    const bytes = kind === 'pdf' ? cleanPdf(await readFile(path)) : await draw();
    if (bytes === undefined) return NEEDS_ROOM;
    await new Promise((resolve) => process.stdout.write(bytes, resolve));
    return 0;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const codes: Readonly<Record<string, number>> = exitCodes;
    return codes[error.refusal] ?? exitCodes.unreadable;
  }
}

/** @returns nothing when the picture must be drawn alone. */
async function draw(): Promise<Buffer | undefined> {
  // Loaded here, because a PDF needs no decoder of pictures.
  const { readImageHeader, reencode } = await import('./image.ts');
  const picture = await readImageHeader(path);
  return picture.isHeld && room !== 'alone' ? undefined : reencode(picture, Number(edge));
}

/**
 * A hundred times the work of the largest picture. It is processor time, because a busy machine is not the
 * fault of the picture.
 */
const MAXIMUM_WORK_MICROSECONDS = 20_000_000;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > MAXIMUM_WORK_MICROSECONDS) process.kill(process.pid, TOO_MUCH_WORK);
}, 1000).unref();

process.exitCode = await main();
