/** A drawing as the address of an image. */
export const drawn = (width: number, height: number, content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" font-family="Noto Sans, sans-serif">${content}</svg>`,
  )}`;

/** A line of plain letters. */
export const line = (x: number, y: number, size: number, words: string, more = ''): string =>
  `<text x="${String(x)}" y="${String(y)}" font-size="${String(size)}" ${more}>${words}</text>`;
