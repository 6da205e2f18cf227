import type { MouseEvent } from 'react';

/**
 * Scrolls to a part of this screen and focuses it, as a link with a fragment would. A fragment, though, is a step of
 * the history: the router treats it as another screen, and the state from the last one is lost.
 */
export function scrollToSection(id: string, block: ScrollLogicalPosition): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block });
}

/** The attributes of a link to a part of this screen. The part has `tabIndex={-1}`, so that it can take the focus. */
export const linkToSection = (id: string) => ({
  href: `#${id}`,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    scrollToSection(id, 'start');
  },
});
