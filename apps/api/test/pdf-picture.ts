import { createCanvas } from '@napi-rs/canvas';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Draws the first page of a PDF as a PNG, with 144 dots an inch, as a screen or a printer does. */
export async function pictureOf(bytes: Buffer): Promise<Buffer> {
  return withFirstPage(bytes, async (page) => {
    const viewport = page.getViewport({ scale: 2 });
    const canvas = createCanvas(viewport.width, viewport.height);
    await page.render({ canvas: null, canvasContext: canvas.getContext('2d'), viewport }).promise;
    return canvas.toBuffer('image/png');
  });
}

/** The number of photos on the first page. */
export async function photosOn(bytes: Buffer): Promise<number> {
  return withFirstPage(bytes, async (page) => {
    const { fnArray } = await page.getOperatorList();
    return fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  });
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function withFirstPage<T>(bytes: Buffer, read: (page: Page) => Promise<T>): Promise<T> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    return await read(await (await task.promise).getPage(1));
  } finally {
    await task.destroy();
  }
}
