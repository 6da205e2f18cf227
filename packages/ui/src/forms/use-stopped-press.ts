import { useEffect, useEffectEvent, useRef } from 'react';

/** Focuses the first field of a form that has an error, and so scrolls it into view. */
const focusFirstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/**
 * The ref of a submit button that has a reason to be off. A press all the same leads to what is wrong, which may be far
 * above. `Button` itself has no such prop: every sign-in would load it.
 * @param leadToMissing marks what is not filled in, and leads there. It returns false where nothing is missing.
 */
export function useStoppedPress(leadToMissing: () => boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const press = useEffectEvent(() => {
    const { current } = button;
    if (current?.getAttribute('aria-disabled') !== 'true') return;
    if (!leadToMissing()) focusFirstWrong(current.form);
  });
  useEffect(() => {
    const { current } = button;
    const listen = () => press();
    current?.addEventListener('click', listen);
    return () => current?.removeEventListener('click', listen);
  }, []);
  return button;
}
