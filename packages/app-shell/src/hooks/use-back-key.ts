import type { Back } from '@repo/ui/components/PageHeader';
import { use, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { openedParts } from './opened-parts.ts';

/** What closes itself by Escape: dialogs, menus and explanations. */
const OPEN = '[aria-modal="true"], [role="menu"], [role="tooltip"]';

/** What somebody types into or chooses from. Escape belongs to it. */
const FIELD = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';

/** A text that is not sent yet, anywhere on the screen: it must not be lost by one key. */
const hasText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(textarea, input)')].some(
    ({ type, value, disabled }) => type !== 'radio' && type !== 'checkbox' && !disabled && value !== '',
  );

const isPlain = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' &&
  !event.repeat &&
  !event.isComposing &&
  !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey);

/**
 * Escape leads back, as the arrow of the screen does, where nothing else takes it and no text would be lost. It first closes
 * what is open: a message, and each disclosure that the person opened.
 */
export function useBackKey(back: Back | undefined): void {
  const { navigator } = use(NavigationContext);
  const goBack = useEffectEvent((event: KeyboardEvent, closeLast: () => boolean) => {
    if (back === undefined || event.defaultPrevented || !isPlain(event)) return;
    if (event.target instanceof Element && event.target.matches(FIELD)) return;
    if (closeLast()) {
      event.preventDefault();
      return;
    }
    if (hasText()) return;
    event.preventDefault();
    if (back.href === undefined) back.onClick();
    else navigator.push(back.href, back.state);
  });
  useEffect(() => {
    let isTaken = false;
    const { note, closeLast } = openedParts();
    // What is open is gone when the key arrives at the document.
    const look = () => {
      isTaken = document.querySelector(OPEN) !== null;
    };
    const press = (event: KeyboardEvent) => {
      if (!isTaken) goBack(event, closeLast);
    };
    document.addEventListener('click', note, true);
    globalThis.addEventListener('keydown', look, true);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('click', note, true);
      globalThis.removeEventListener('keydown', look, true);
      document.removeEventListener('keydown', press);
    };
  }, []);
}
