/** Width to height of the visible and taken picture: portrait for a face, landscape for a card. */
export const guideRatios = { face: 3 / 4, card: 3 / 2 } as const;
export type CameraGuide = keyof typeof guideRatios;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest area of this ratio in the middle of a picture, as `object-fit: cover` shows it. */
export function middleOf(width: number, height: number, ratio: number): Area {
  const [wide, high] = width / height > ratio ? [height * ratio, height] : [width, width / ratio];
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}

export interface PictureSize {
  /** The maximum of pixels along the longer side. */
  readonly longest: number;
  /** The JPEG's quality, 0 to 1. */
  readonly quality: number;
}

/** The size of a scaled area. The scale never enlarges it. */
export function scaled({ width, height }: Pick<Area, 'width' | 'height'>, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const JPEG = 'image/jpeg';

/** An area of a picture as a JPEG, without the metadata of a phone's photos. */
export function jpegOf(source: CanvasImageSource, area: Area, size: PictureSize): Blob {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, scaled(area, size.longest));
  const { width, height } = canvas;
  // The pixels are read once and dropped. A read from graphics memory would take longer.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  // `toBlob` waits until the page is idle. A busy phone is not: Chromium gives up after seven seconds, for each photo.
  const [, encoded = ''] = canvas.toDataURL(JPEG, size.quality).split(',');
  // Frees the memory at once: a cheap phone has little, and a worker takes several photos.
  canvas.width = 0;
  if (encoded === '') throw new Error('The browser drew no picture');
  return new Blob([Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0))], { type: JPEG });
}

/**
 * A photo from a file, whole and upright, no larger than necessary.
 * @throws when the browser cannot read the file.
 */
export async function photoFromFile(file: Blob, size: PictureSize): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    return jpegOf(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, size);
  } finally {
    picture.close();
  }
}
