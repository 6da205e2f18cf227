import { AnnotationMode, getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OpenedPdf } from './pages-of-file.ts';
import { decoders, signFonts } from './pdf-parts.ts';
import { startPdfWorker } from './pdf-worker.ts';

/** A sheet of A4 has 257 points an inch then, as a good scan has: small print is readable at the highest zoom. */
const LONG_SIDE_PIXELS = 3000;
/** An image in a PDF may claim any size. A larger one would take the memory of the machine. */
const LARGEST_IMAGE_PIXELS = 100_000_000;
/** A thread that is asked to stop may be in a loop. */
const STOPPING_MS = 1000;

/**
 * Opens a PDF to draw it. Nothing in it is run and nothing is fetched for it: the library has no engine for scripts
 * without its own viewer, links are not drawn, and the file is in memory.
 * @param signal - Ends the reading, in the middle of a page too.
 * @throws When the file cannot be read.
 */
export async function openPdf(file: Blob, signal: AbortSignal): Promise<OpenedPdf> {
  const data = await file.arrayBuffer();
  signal.throwIfAborted();
  const thread = startPdfWorker();
  const lost = new Promise<never>((_resolve, reject) => {
    const stop = () => {
      reject(new Error('The reader of PDFs stopped'));
    };
    thread.addEventListener('error', stop);
    signal.addEventListener('abort', stop);
  });
  const task = getDocument({
    data,
    worker: PDFWorker.create({ port: thread }),
    verbosity: VerbosityLevel.ERRORS,
    wasmUrl: decoders(),
    useWasm: false,
    standardFontDataUrl: signFonts(),
    maxImageSize: LARGEST_IMAGE_PIXELS,
    disableWorkerRendering: true,
    enableXfa: false,
  });
  signal.addEventListener('abort', () => {
    const terminate = () => {
      thread.terminate();
    };
    setTimeout(terminate, STOPPING_MS);
    task.destroy().then(terminate, terminate);
  });
  const pdf = await Promise.race([task.promise, lost]);
  return {
    count: pdf.numPages,
    draw: (number) => Promise.race([drawPage(pdf, number), lost]),
  };
}

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

async function drawPage(pdf: Pdf, number: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONG_SIDE_PIXELS / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  // Stamps, signatures and filled fields of a form are annotations. They are drawn as part of the page, without a layer of
  // links and fields over it.
  await page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE }).promise;
  // Without loss: a look for traces of a forgery must not find those of a compression.
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  page.cleanup();
  // The memory of a canvas is freed late otherwise.
  canvas.width = 0;
  if (picture === null) throw new Error(`Page ${String(number)} could not be drawn`);
  return picture;
}
