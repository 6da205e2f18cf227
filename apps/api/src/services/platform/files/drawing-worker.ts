import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * Reads a drawing of this service from standard input and writes a picture to standard output. Letters must
 * be paths in the drawing, because this program has no font.
 */
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** The number of colours: enough for flat colours and the smooth edges between them. */
const COLOURS = 128;

const drawing = await buffer(process.stdin);
const picture = await sharp(drawing)
  .png({ palette: true, colours: COLOURS, dither: 0, effort: 7, compressionLevel: 9 })
  .toBuffer();
await new Promise((resolve) => process.stdout.write(picture, resolve));
