import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps a CSS variable of an element at its distance from the top of the window, in pixels: how much of the window is left
 * for it changes as the page scrolls.
 */
export function useTop(element: RefObject<HTMLElement | null>, variable: string): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () =>
      current.style.setProperty(variable, `${String(Math.round(current.getBoundingClientRect().top))}px`);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.documentElement);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', measure);
    };
  }, [element, variable]);
}
