import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** Turns a drawing of ours, from standard input, into a picture on standard output. Letters come as paths: it knows no font. */
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** Flat colours and the smooth edges between them. */
const COLOURS = 128;

const drawing = await buffer(process.stdin);
const picture = await sharp(drawing)
  .png({ palette: true, colours: COLOURS, dither: 0, effort: 7, compressionLevel: 9 })
  .toBuffer();
await new Promise((resolve) => process.stdout.write(picture, resolve));
