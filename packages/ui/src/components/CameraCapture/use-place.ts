import { useLayoutEffect, type RefObject } from 'react';
import { topVar } from './room-left.css.ts';

/** `var(--x)` without the brackets, as an element takes it. */
const NAME = topVar.slice('var('.length, -1);

/** Tells the styles how far down the page something begins, however what stands above it is broken. */
export function usePlace(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const tell = () => {
      const top = Math.ceil(element.getBoundingClientRect().top + window.scrollY);
      element.style.setProperty(NAME, `${String(top)}px`);
    };
    tell();
    // A phone that is turned breaks the lines above it anew.
    window.addEventListener('resize', tell);
    return () => window.removeEventListener('resize', tell);
  }, [place]);
}
