import { useSyncExternalStore } from 'react';
import { media } from '../../tokens/media.ts';

// Chromium tells it with an event before it lays the pages out, and changes the media query only afterwards.
let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(media.print);
  const before = () => {
    isPrinting = true;
    listener();
  };
  const after = () => {
    isPrinting = false;
    listener();
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  list.addEventListener('change', listener);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    list.removeEventListener('change', listener);
  };
}

/** Whether the page is being printed. What only paper has need not be in the page at any other time. */
export const useIsPrinted = (): boolean =>
  useSyncExternalStore(subscribe, () => isPrinting || window.matchMedia(media.print).matches);
