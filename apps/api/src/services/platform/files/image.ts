import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { FileRefused } from './upload.ts';

/** A phone's largest photo; twenty thousand by twenty thousand is eight times this. */
const MAXIMUM_PIXELS = 50_000_000;
/** Some kinds can only be decoded whole, in up to eight bytes a pixel: those are held to less. */
const MAXIMUM_PIXELS_HELD = 16_000_000;
const QUALITY = 82;

sharp.cache(false);
sharp.concurrency(1);
// Of all that the library reads (SVG, TIFF, HEIF, archives ...) these three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const options = {
  limitInputPixels: MAXIMUM_PIXELS,
  sequentialRead: true,
  // Phones write small oddities that every viewer forgives; an image that ends too early is no oddity.
  failOn: 'error',
} as const satisfies SharpOptions;

export interface Picture {
  readonly path: string;
  /** Whether all of it has to be in memory at once. */
  readonly isHeld: boolean;
}

/**
 * Looks at an image's header alone; nothing is decoded.
 * @throws FileRefused when it is none that can be read, or has more pixels than there is room for.
 */
export async function readImageHeader(path: string): Promise<Picture> {
  // Without a limit, so that a header that goes beyond it can be told from one that cannot be read.
  const header = await refusing(sharp(path, { ...options, limitInputPixels: false }).metadata());
  const pixels = header.width * header.height;
  const isHeld = isDecodedWhole(header);
  if (pixels > (isHeld ? MAXIMUM_PIXELS_HELD : MAXIMUM_PIXELS)) throw new FileRefused('pixels');
  return { path, isHeld };
}

/** WebP, interlaced ones, and what is turned and not shrunk while it is read. */
function isDecodedWhole({ format, isProgressive, orientation = 1 }: Metadata): boolean {
  return format === 'webp' || isProgressive || (format === 'png' && orientation > 1);
}

/**
 * The picture drawn anew as a JPEG of at most so many pixels either way, upright, in sRGB, and without anything that came
 * with it: no place, no time, no camera, no bytes behind its end.
 */
export function reencode({ path }: Picture, edge: number): Promise<Buffer> {
  const image = sharp(path, options);
  return refusing(
    upright(image)
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer(),
  );
}

const upright = (image: Sharp) => image.autoOrient();

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new FileRefused('unreadable', { cause: error });
  }
}
