import { readImageHeader, reencode } from './image.ts';
import { exitCodes, TOO_MUCH_WORK } from './image-process.ts';
import { FileRefused } from './upload.ts';

/**
 * Draws one picture anew, from the named file to standard output. The exit code gives the reason of a
 * refusal.
 */
const [path = '', edge = '', room = ''] = process.argv.slice(2);

async function main(): Promise<number> {
  try {
    const picture = await readImageHeader(path);
    if (picture.isHeld && room !== 'alone') return exitCodes.needsRoom;
    const bytes = await reencode(picture, Number(edge));
    await new Promise((resolve) => process.stdout.write(bytes, resolve));
    return 0;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return error.refusal === 'pixels' ? exitCodes.pixels : exitCodes.unreadable;
  }
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
