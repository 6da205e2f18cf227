import { useEffect } from 'react';
import { brand } from '@repo/domain/brand';

let shownPath: string | undefined;
let shownLanguage: string | undefined;

/**
 * Sets the title of the document. The title never holds personal data, because histories and shared screens show it. After
 * another screen, the hook moves the focus to the main heading, as a page load would. A screen that replaces another at the
 * same address starts at its top. Between addresses the rule of the router applies. A change of language keeps the screen:
 * the user stays at the language choice.
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
