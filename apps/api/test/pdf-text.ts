import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as z from 'zod';

export interface ReadPdf {
  readonly pages: readonly string[];
  readonly text: string;
  readonly title: string;
  readonly language: string;
  readonly tagged: boolean;
}

const metadata = z.object({
  info: z.object({ Title: z.string(), Language: z.string() }),
  hasStructTree: z.boolean(),
});

/** Opens a PDF as a reader does. Returns the text that a person could select and copy. */
export async function readPdf(bytes: unknown): Promise<ReadPdf> {
  if (!Buffer.isBuffer(bytes)) throw new Error('The answer is no PDF');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const { info, hasStructTree } = metadata.parse(await pdf.getMetadata());
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    return {
      pages,
      text: pages.join('\n'),
      title: info.Title,
      language: info.Language,
      tagged: hasStructTree,
    };
  } finally {
    await task.destroy();
  }
}
