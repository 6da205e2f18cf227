import type { CompareResult } from '@repo/ui/components/FileCompare';
import { compareFile, dayOf } from './compare-file.ts';

/**
 * Makes the card `FileCompare` work, or hides it where the browser cannot compute a fingerprint.
 * @param refusal - The hidden one of the page's `SealPanel`.
 * @param language - The `lang` of the page.
 */
export function offerComparison(card: HTMLElement, refusal: Element | null, language: string): void {
  const control = card.querySelector('input');
  const place = card.querySelector('output');
  // A page that came over plain HTTP has no `crypto.subtle`.
  if (!control || !place || !('subtle' in crypto)) {
    card.hidden = true;
    return;
  }

  const show = (result: CompareResult, name: string, issuedAt = ''): void => {
    const shown = card.querySelector(`[data-result=${result}]`)?.cloneNode(true);
    if (!(shown instanceof Element)) return;
    const [named, text] = [shown.querySelector('[data-name]'), shown.querySelector('[data-text]')];
    if (named) named.textContent = name;
    if (text && issuedAt !== '')
      text.textContent = text.textContent.replace('{date}', dayOf(issuedAt, language));
    place.replaceChildren(...shown.childNodes);
    // The verdict on an earlier file stands until there is another one.
    if (result !== 'busy') refusal?.toggleAttribute('hidden', result !== 'other');
  };

  let latest = 0;
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    latest += 1;
    const own = latest;
    show('busy', file.name);
    const { result, issuedAt } = await compareFile(file, card.dataset['compare'] ?? '');
    // The reader chose another file in the meantime.
    if (own === latest) show(result, file.name, issuedAt);
  };

  control.addEventListener('change', () => {
    void take(control.files?.[0]);
    // Emptied, so that the browser reports the same file again.
    control.value = '';
  });
  card.addEventListener('dragover', (event) => {
    // Without this the browser leaves the page and shows the file.
    event.preventDefault();
    card.dataset['over'] = '';
  });
  card.addEventListener('dragleave', ({ relatedTarget }) => {
    // A move to an element inside of the card is no leave.
    if (!(relatedTarget instanceof Node) || !card.contains(relatedTarget)) delete card.dataset['over'];
  });
  card.addEventListener('drop', (event) => {
    event.preventDefault();
    delete card.dataset['over'];
    void take(event.dataTransfer?.files[0]);
  });
}
