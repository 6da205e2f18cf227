import { useEffect, useState } from 'react';
import { loadingPages, pagesOfFile, type FilePages } from './pages-of-file.ts';

/**
 * The pages of a file for the viewer. Their memory is freed with the component, and with another file.
 * @param file - Undefined while it loads.
 * @param name - What the file is: 'Police certificate'.
 */
export function useFilePages(file: Blob | undefined, name: string): FilePages {
  const [read, setRead] = useState<{ of: Blob; pages: FilePages }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    return pagesOfFile(file, name, (pages) => {
      setRead({ of: file, pages });
    });
  }, [file, name]);
  // The addresses of the previous file are no longer valid.
  return read !== undefined && read.of === file ? read.pages : loadingPages(name);
}
