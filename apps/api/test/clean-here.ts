import { readFile } from 'node:fs/promises';
import { cleanPdf } from '../src/services/platform/files/clean-pdf.ts';
import type { CleanFile } from '../src/services/platform/files/file-process.ts';
import { readImageHeader, reencode } from '../src/services/platform/files/image.ts';

/** The work of the process that cleans a file, in this process. The process itself has its own tests. */
export const cleanHere: CleanFile = async (path, task) =>
  task.kind === 'pdf' ? cleanPdf(await readFile(path)) : reencode(await readImageHeader(path), task.edge);
