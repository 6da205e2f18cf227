import { useEffect } from 'react';
import { brand } from '@repo/domain/brand';

let shownPath: string | undefined;
let shownLanguage: string | undefined;

/**
 * Names the screen: the document's title (never personal data: it ends up in histories and on shared screens), and, when
 * another screen was shown before, the focus moves to the main heading, as it would after a page load. A screen that
 * takes another's place at the same address starts at its top; between addresses the router's own rule holds. In another language it
 * is still the same screen: whoever chose that stays where the choice was made.
 */
export function useScreen(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    const { pathname } = globalThis.location;
    const { lang } = document.documentElement;
    const isTranslated = shownPath === pathname && shownLanguage !== lang;
    if (shownPath === pathname && !isTranslated) globalThis.scrollTo(0, 0);
    if (shownPath !== undefined && !isTranslated) focusHeading();
    shownPath = pathname;
    shownLanguage = lang;
  }, [title]);
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  heading?.focus({ preventScroll: true });
}
