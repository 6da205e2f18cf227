import { useEffect, type RefObject } from 'react';
import { focusMainHeading } from '../../focus-main-heading.ts';

const ENTRY = 'li, section, article';
const HEADING = 'h2, h3, h4';

/** Reads on where she was: at the heading of what is left of it, which can take the focus only for now. */
function focusOn(entry: HTMLElement): void {
  const place = entry.querySelector<HTMLElement>(HEADING) ?? entry;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * A button that was pressed may go away with what it was for, and the browser then begins again at the top of the page.
 * Instead the focus goes to the entry that it stood in, or else to the screen's heading.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = part.current;
    if (root === null) return undefined;
    /** From what has the focus up to the screen, as it was when it got there. */
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
