interface Picture {
  readonly metadata: { readonly width: number; readonly height: number };
  /** Red, green, blue and opacity of each point, line by line. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A block is a square of this many points: about as high as a line of text. */
const SIDE = 8;
/**
 * The maximum distance, of 255, between the mean colours of two equal blocks. A word in the muted colour that is missing, or
 * is another one, differs by 15 and more; in ink, by 30 and more.
 */
const FAR = 14;
const CHANNELS = 4;

/** Versions of Chromium round the start of a line of text differently: by one point of these small screenshots. */
const ASIDE = [-1, 0, 1];

/** The mean red, green and blue of the block that begins at a point. Only the part inside the screenshot counts. */
function meanOf({ metadata, data }: Picture, left: number, top: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const right = Math.min(left + SIDE, metadata.width);
  const bottom = Math.min(top + SIDE, metadata.height);
  const [first, uppermost] = [Math.max(left, 0), Math.max(top, 0)];
  for (let y = uppermost; y < bottom; y += 1)
    for (let x = first; x < right; x += 1) {
      const at = (y * metadata.width + x) * CHANNELS;
      sum[0] += data[at] ?? 0;
      sum[1] += data[at + 1] ?? 0;
      sum[2] += data[at + 2] ?? 0;
    }
  const points = (right - first) * (bottom - uppermost);
  return [sum[0] / points, sum[1] / points, sum[2] / points];
}

const isFar = (one: readonly number[], other: readonly number[]) =>
  one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > FAR);

/** Whether the other screenshot has the same block at this place, or one point beside it. */
function isThere(one: Picture, other: Picture, left: number, top: number): boolean {
  const mean = meanOf(one, left, top);
  const isSameAt = (x: number, y: number) => !isFar(mean, meanOf(other, x, y));
  if (isSameAt(left, top)) return true;
  const { width, height } = other.metadata;
  const columns = ASIDE.map((x) => left + x).filter((x) => x < width);
  const rows = ASIDE.map((y) => top + y).filter((y) => y < height);
  return columns.some((x) => rows.some((y) => isSameAt(x, y)));
}

/** The actual screenshot, with the different blocks in red. */
function marked(actual: Picture, blocks: readonly (readonly [left: number, top: number])[]): Uint8Array {
  const diff = Uint8Array.from(actual.data);
  for (const [left, top] of blocks)
    for (let y = top; y < Math.min(top + SIDE, actual.metadata.height); y += 1)
      for (let x = left; x < Math.min(left + SIDE, actual.metadata.width); x += 1)
        diff.set([220, 30, 30], (y * actual.metadata.width + x) * CHANNELS);
  return diff;
}

/**
 * Whether two screenshots show the same, whichever machine drew their text. It compares the mean colours of blocks, not
 * points: no two versions of a browser agree about the edges of text.
 */
export function compareBlocks(reference: Picture, actual: Picture, { createDiff }: { createDiff: boolean }) {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height)
    return {
      pass: false,
      diff: null,
      message: `The picture is ${width} x ${height}, what is seen ${actual.metadata.width} x ${actual.metadata.height}.`,
    };
  const differing: [left: number, top: number][] = [];
  for (let top = 0; top < height; top += SIDE)
    for (let left = 0; left < width; left += SIDE)
      if (!isThere(reference, actual, left, top)) differing.push([left, top]);
  return {
    pass: differing.length === 0,
    diff: createDiff && differing.length > 0 ? marked(actual, differing) : null,
    message: differing.length === 0 ? null : `${differing.length} blocks of ${SIDE} x ${SIDE} points differ.`,
  };
}
