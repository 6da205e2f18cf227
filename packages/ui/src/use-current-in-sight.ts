import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a list to its current entry, unless it is in sight. The page around it stays where it is.
 * @param current - what is current, and how long the list is: entries may come later
 */
export function useCurrentInSight(list: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const box = list.current;
    const entry = box?.querySelector('[aria-current]');
    if (!box || !entry) return;
    // The browser tells the places after its next layout. To ask for them here would lay out the page once more.
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect();
        if (seen === undefined) return;
        const { boundingClientRect: inner, rootBounds: outer } = seen;
        if (outer === null) return;
        if (inner.left < outer.left || inner.right > outer.right)
          box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
        if (inner.top < outer.top || inner.bottom > outer.bottom)
          box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
      },
      { root: box },
    );
    observer.observe(entry);
    return () => observer.disconnect();
  }, [list, current]);
}
