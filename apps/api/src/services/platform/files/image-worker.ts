import { readImageHeader, reencode } from './image.ts';
import { exitCodes, TOO_MUCH_WORK } from './image-process.ts';
import { FileRefused } from './upload.ts';

/** Draws one picture anew, from the file that is named to standard output, and says by its exit code why not. */
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

/** A hundred times what the largest picture needs. Time of a processor, for a busy machine is not the picture's fault. */
const MAXIMUM_WORK_MICROSECONDS = 20_000_000;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > MAXIMUM_WORK_MICROSECONDS) process.kill(process.pid, TOO_MUCH_WORK);
}, 1000).unref();

process.exitCode = await main();
