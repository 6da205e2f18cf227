import type { ReencodeImage } from '../src/services/platform/files/image-process.ts';
import { readImageHeader, reencode } from '../src/services/platform/files/image.ts';

/** The work of the process that draws a picture, in this process. The process itself has its own tests. */
export const drawHere: ReencodeImage = async (path, edge) => reencode(await readImageHeader(path), edge);
