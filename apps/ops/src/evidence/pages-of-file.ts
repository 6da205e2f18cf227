import { fetchModule } from '@repo/ui/fetch-module';
import type { EvidenceViewerPage } from '@repo/ui/patterns/EvidenceViewer';
import { onlyFirstPages, pageLabel, unknownType, unreadablePdf } from './evidence-words.ts';

const MAX_PAGES = 20;

export interface FilePages {
  /** For the viewer. None when the file cannot be shown. */
  readonly pages: readonly EvidenceViewerPage[];
  /** What the member must know: the file cannot be shown, or not all of it. */
  readonly notice?: string;
}

export interface OpenedPdf {
  readonly count: number;
  /** Draws a page, the first is 1. It rejects when the page cannot be drawn. */
  readonly draw: (page: number) => Promise<Blob>;
}
export type OpenPdf = (file: Blob, signal: AbortSignal) => Promise<OpenedPdf>;

/** The reader is larger than the rest of the console. Only a PDF loads it. */
const loadReader: OpenPdf = async (file, signal) => {
  const { openPdf } = await fetchModule(() => import('./draw-pdf.ts'));
  return openPdf(file, signal);
};

/** The pages of a file before anything is known of it. */
export const loadingPages = (name: string): FilePages => ({ pages: [{ id: '1', label: name, src: null }] });

/**
 * Turns a file into the pages of the viewer, one after the other: an image is one page, a PDF has up to 20.
 * @param name - What the file is: 'Police certificate'. The label of each page begins with it.
 * @param show - Gets the pages whenever there are more of them. It is not called after the end.
 * @param open - Reads PDFs. Tests have one without a browser.
 * @returns Ends the reading, and frees the memory of the pages.
 */
export function pagesOfFile(
  file: Blob,
  name: string,
  show: (pages: FilePages) => void,
  open: OpenPdf = loadReader,
): () => void {
  const addresses: string[] = [];
  const addressOf = (picture: Blob) => {
    const address = URL.createObjectURL(picture);
    addresses.push(address);
    return address;
  };
  const reading = new AbortController();
  const isOver = () => reading.signal.aborted;

  const drawPdf = async () => {
    try {
      const { count, draw } = await open(file, reading.signal);
      const shown = Math.min(count, MAX_PAGES);
      const notice = count > shown ? { notice: onlyFirstPages(shown, count) } : {};
      let pages: readonly EvidenceViewerPage[] = Array.from({ length: shown }, (_, index) => ({
        id: String(index + 1),
        label: pageLabel(name, index + 1, count),
        src: null,
      }));
      for (let page = 1; page <= shown && !isOver(); page += 1) {
        show({ pages, ...notice });
        // The viewer says of an empty picture that this page could not be shown. The others are.
        const picture = await draw(page).catch(() => new Blob());
        if (isOver()) return;
        const src = addressOf(picture);
        pages = pages.with(page - 1, { id: String(page), label: pageLabel(name, page, count), src });
      }
      if (!isOver()) show({ pages, ...notice });
    } catch {
      if (!isOver()) show({ pages: [], notice: unreadablePdf });
    } finally {
      // All is drawn: the thread of the reader ends.
      reading.abort();
    }
  };

  if (file.type.startsWith('image/')) show({ pages: [{ id: '1', label: name, src: addressOf(file) }] });
  else if (file.type === 'application/pdf') void drawPdf();
  else show({ pages: [], notice: unknownType });

  return () => {
    reading.abort();
    for (const address of addresses) URL.revokeObjectURL(address);
  };
}
