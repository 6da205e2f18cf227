import { useLayoutEffect, useState, type RefObject } from 'react';
import { NARROWEST_PAGE_REM } from './EvidenceViewer.css.ts';

/** Whether two pages have room side by side, at the reader's own text size. */
export function useHasRoom(place: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setHasRoom(element.clientWidth >= (2 * NARROWEST_PAGE_REM + 1) * rem);
    };
    // At once as well: the first look must not jump.
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, [place]);
  return hasRoom;
}
