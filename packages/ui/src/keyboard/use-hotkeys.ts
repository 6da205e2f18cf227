import { useEffectEvent, useLayoutEffect } from 'react';

/** Where somebody types, a letter is a letter. A list of options takes letters too. */
const isTyped = (element: Element): boolean =>
  element.matches(
    'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"])',
  );

/** The two keys that move in the lists of a page. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['j', 1],
  ['k', -1],
]);

export interface Hotkeys {
  /** False when the member switched single keys off: a key pressed by accident, or by a voice, then does nothing. */
  readonly on: boolean;
  /** What the keys of every page do: '/', '?', and 'Ctrl+k', which is also the Command key's. */
  readonly acts: Readonly<Record<string, () => void>>;
}

/**
 * Single keys for a page that is worked on all day. A control with `aria-keyshortcuts` is pressed by its key, and a field
 * or a part of the page gets the focus. `j` and `k` move in the lists that have them. Escape leaves a field, and Ctrl or
 * Command with Enter sends its form. Nothing happens behind a dialog.
 */
export function useHotkeys({ on, acts }: Hotkeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
    if (document.querySelector('[aria-modal="true"]') !== null) return;
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      const form = key === 'Enter' ? target.closest('form') : null;
      // A button with the focus would send the form a second time.
      take(event, form === null ? acts[`Ctrl+${key}`] : () => form.requestSubmit());
      return;
    }
    if (isTyped(target)) {
      if (key === 'Escape' && target instanceof HTMLElement) target.blur();
      return;
    }
    if (!on || (event.repeat && !STEPS.has(key))) return;
    take(event, acts[key] ?? pressOf(key));
  });
  // Before the page is seen: a key that is pressed at its first sight is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function take(event: KeyboardEvent, act: (() => void) | undefined): void {
  if (act === undefined) return;
  // The key would be typed into the field that gets the focus.
  event.preventDefault();
  act();
}

function pressOf(key: string): (() => void) | undefined {
  const step = STEPS.get(key);
  if (step !== undefined) return stepOf(step);
  const place = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (place === null) return undefined;
  return () => {
    place.focus();
    if (place.matches('button, a, input[type="radio"]')) place.click();
  };
}

const OPENED = 'nav[aria-keyshortcuts="j k"] a';
const LISTED = `${OPENED}, nav[aria-keyshortcuts="j k Enter"] a, table[aria-keyshortcuts="j k"] th a`;

/** The next or the previous link of the lists: opened among the parts of a page with one in sight, else focused. */
function stepOf(step: number): (() => void) | undefined {
  const links = [...document.querySelectorAll<HTMLElement>(LISTED)];
  const inSight = links.findIndex((link) => link.getAttribute('aria-current') === 'page');
  const focused = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement));
  const from = focused === -1 ? inSight : focused;
  const next = from === -1 ? links[step > 0 ? 0 : links.length - 1] : links[from + step];
  if (next === undefined) return undefined;
  return () => {
    next.focus();
    if (inSight !== -1 && next.matches(OPENED)) next.click();
  };
}
