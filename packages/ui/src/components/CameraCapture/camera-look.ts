/** The properties of a picture that need no knowledge of its subject. */
export const cameraLooks = ['dark', 'bright', 'blurred', 'good'] as const;
export type CameraLook = (typeof cameraLooks)[number];

/** A small picture with four bytes a pixel, in the format of a canvas. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

const BYTES = 4;
/** Of 255. Below the first, the eyes of a face are invisible. Above the second, a pixel is burnt out. */
const DARK = 55;
const BURNT = 247;
/** The share of the picture that may be burnt out: a white card is, in places. */
const MUCH_BURNT = 0.35;
/** The squared difference of neighbours: almost none on a wall of one colour, or out of focus. */
const SHARP = 9;

/** The brightness of each pixel to an eye, roughly, in a third of the time. */
function grey({ data }: Pixels): Float32Array {
  const values = new Float32Array(data.length / BYTES);
  for (let at = 0; at < values.length; at += 1) {
    const from = at * BYTES;
    values[at] = ((data[from] ?? 0) * 2 + (data[from + 1] ?? 0) * 5 + (data[from + 2] ?? 0)) / 8;
  }
  return values;
}

/** Variance of the Laplacian: the usual measure of a picture's sharpness. */
function sharpnessOf(values: Float32Array, width: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let at = width + 1; at < values.length - width - 1; at += 1) {
    const x = at % width;
    if (x === 0 || x === width - 1) continue;
    const around =
      (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - width] ?? 0) + (values[at + width] ?? 0);
    const edge = around - 4 * (values[at] ?? 0);
    sum += edge;
    squares += edge * edge;
    count += 1;
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** The worst fault in the light or the sharpness of a picture. It is advice and forbids nothing. */
export function lookOf(pixels: Pixels): CameraLook {
  const values = grey(pixels);
  let sum = 0;
  let burnt = 0;
  for (const value of values) {
    sum += value;
    if (value > BURNT) burnt += 1;
  }
  if (sum < DARK * values.length) return 'dark';
  if (burnt > MUCH_BURNT * values.length) return 'bright';
  return sharpnessOf(values, pixels.width) < SHARP ? 'blurred' : 'good';
}
