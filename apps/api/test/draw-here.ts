import type { DrawAnew } from '../src/services/platform/files/draw-anew.ts';
import { lookAtPicture, redraw } from '../src/services/platform/files/picture.ts';

/** What the process that draws a picture does, in this one. The process itself has tests of its own. */
export const drawHere: DrawAnew = async (path, edge) => redraw(await lookAtPicture(path), edge);
