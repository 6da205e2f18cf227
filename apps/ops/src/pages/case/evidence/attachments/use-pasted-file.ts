import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onFile` with a file that the member pastes anywhere on the page, a screenshot, while the field for it is in sight.
 * What she pastes into a field of words is none, and neither are copied words that a program adds a picture of.
 */
export function usePastedFile(
  field: RefObject<Element | null>,
  kinds: readonly string[],
  onFile: (file: File) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: pasted, target } = event;
    if (field.current?.closest('details:not([open])') !== null) return;
    if (pasted === null || pasted.types.includes('text/plain')) return;
    if (target instanceof HTMLElement && target.closest('input, textarea') !== null) return;
    const file = [...pasted.files].find(({ type }) => kinds.includes(type));
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
