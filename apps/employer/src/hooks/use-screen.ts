import { useEffect } from 'react';
import { brand } from '@repo/domain/brand';

let shownBefore = false;

/**
 * Names the screen: the document's title (never personal data: it ends up in histories and on shared screens), and, when
 * another screen was shown before, the focus moves to the main heading, as it would after a page load.
 */
export function useScreen(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    if (shownBefore) focusHeading();
    shownBefore = true;
  }, [title]);
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
