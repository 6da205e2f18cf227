import type { ReencodeImage } from '../src/services/platform/files/image-process.ts';
import { readImageHeader, reencode } from '../src/services/platform/files/image.ts';

/** What the process that draws a picture does, in this one. The process itself has tests of its own. */
export const drawHere: ReencodeImage = async (path, edge) => reencode(await readImageHeader(path), edge);
