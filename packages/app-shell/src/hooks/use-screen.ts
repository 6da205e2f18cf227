import { useEffect } from 'react';
import { brand } from '@repo/domain/brand';

let shownPath: string | undefined;

/**
 * Names the screen: the document's title (never personal data: it ends up in histories and on shared screens), and, when
 * another screen was shown before, the focus moves to the main heading, as it would after a page load. A screen that
 * takes another's place at the same address starts at its top; between addresses the router's own rule holds.
 */
export function useScreen(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    const { pathname } = globalThis.location;
    if (shownPath === pathname) globalThis.scrollTo(0, 0);
    if (shownPath !== undefined) focusHeading();
    shownPath = pathname;
  }, [title]);
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  heading?.focus({ preventScroll: true });
}
