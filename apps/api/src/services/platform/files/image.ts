import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { FileRefused } from './upload.ts';

/** The largest photo of a phone. An image of 20,000 by 20,000 pixels has eight times as many. */
const MAXIMUM_PIXELS = 50_000_000;
/** The limit for formats that can only be decoded whole, in up to eight bytes a pixel. */
const MAXIMUM_PIXELS_HELD = 16_000_000;
const QUALITY = 82;

sharp.cache(false);
sharp.concurrency(1);
// The library reads many formats (SVG, TIFF, HEIF, archives ...). Only these three are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const options = {
  limitInputPixels: MAXIMUM_PIXELS,
  sequentialRead: true,
  // Phones write small errors that every viewer accepts. An image that ends too early is a real error.
  failOn: 'error',
} as const satisfies SharpOptions;

export interface Picture {
  readonly path: string;
  /** Whether the whole picture must be in memory at once. */
  readonly isHeld: boolean;
}

/**
 * Reads only the header of an image and decodes nothing.
 * @throws FileRefused when the image cannot be read, or has more pixels than the limit.
 */
export async function readImageHeader(path: string): Promise<Picture> {
  // Without a limit, so that a header above the limit differs from a header that cannot be read.
  const header = await refusing(sharp(path, { ...options, limitInputPixels: false }).metadata());
  const pixels = header.width * header.height;
  const isHeld = isDecodedWhole(header);
  if (pixels > (isHeld ? MAXIMUM_PIXELS_HELD : MAXIMUM_PIXELS)) throw new FileRefused('pixels');
  return { path, isHeld };
}

/** WebP, interlaced images, and images that are turned and cannot be shrunk while they are read. */
function isDecodedWhole({ format, isProgressive, orientation = 1 }: Metadata): boolean {
  return format === 'webp' || isProgressive || (format === 'png' && orientation > 1);
}

/**
 * Draws the picture anew as a JPEG of at most `edge` pixels in width and in height, upright and in sRGB. All
 * other data of the file is dropped: place, time, camera, and bytes after the end of the image.
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
