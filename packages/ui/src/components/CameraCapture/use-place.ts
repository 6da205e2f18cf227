import { useLayoutEffect, type RefObject } from 'react';
import { topVar } from './room-left.css.ts';

/** `var(--x)` without the brackets, as an element takes it. */
const NAME = topVar.slice('var('.length, -1);

/** Tells the styles the distance of an element from the top of the page, however the content above it wraps. */
export function usePlace(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const tell = () => {
      const top = Math.ceil(element.getBoundingClientRect().top + window.scrollY);
      element.style.setProperty(NAME, `${String(top)}px`);
    };
    tell();
    // A rotated phone wraps the lines above it differently.
    window.addEventListener('resize', tell);
    return () => window.removeEventListener('resize', tell);
  }, [place]);
}
