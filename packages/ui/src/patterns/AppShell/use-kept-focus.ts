import { useEffect, type RefObject } from 'react';
import { focusMainHeading } from '../../focus-main-heading.ts';

const ENTRY = 'li, section, article';
const HEADING = 'h2, h3, h4';

/** Focuses the heading of the remaining entry, where the reader was. The heading is focusable only until blur. */
function focusOn(entry: HTMLElement): void {
  const place = entry.querySelector<HTMLElement>(HEADING) ?? entry;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * A pressed button may disappear with its purpose, and the browser then starts again at the top of the page. This hook
 * moves the focus to the button's entry instead, or else to the screen's heading.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = part.current;
    if (root === null) return undefined;
    /** The path from the focused element up to the screen, at the time of the focus. */
    let way: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      way = [];
      for (let at = target; at instanceof HTMLElement && at !== root; at = at.parentElement) way.push(at);
    };
    const watch = new MutationObserver(() => {
      const [last] = way;
      if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
      const entry = way.find((each) => each.isConnected && each.matches(ENTRY));
      way = [];
      if (entry === undefined) focusMainHeading();
      else focusOn(entry);
    });
    root.addEventListener('focusin', remember);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      root.removeEventListener('focusin', remember);
    };
  }, [part]);
}
