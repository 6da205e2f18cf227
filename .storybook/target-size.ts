const MIN_PX = 44;
/** The team works with a mouse. `packages/ui/src/tokens/scales.ts` has the sizes of its site. */
const MIN_PX_OF_TEAM = 36;
const controls = 'button, a[href], input, select, textarea, summary, [role="menuitem"]';

/** The box that a thumb can hit. For a radio button or a checkbox, it is the label or card around it. */
function hitBox(element: Element): DOMRect {
  const marked = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
  const hit = marked ? element.parentElement : null;
  return (hit ?? element).getBoundingClientRect();
}

/** A link in a sentence has the height of its line. The guideline allows this. */
function exempt(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === 'inline' || visibility === 'hidden' || !element.checkVisibility();
}

/** All controls on the screen that are smaller than the design system promises, in words. */
export function smallTargets(root: ParentNode): string[] {
  const least = document.documentElement.dataset['audience'] === 'ops' ? MIN_PX_OF_TEAM : MIN_PX;
  return [...root.querySelectorAll(controls)]
    .filter((element) => !exempt(element))
    .map((element) => ({ element, box: hitBox(element) }))
    .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
    .map(
      ({ element, box }) =>
        `${element.tagName.toLowerCase()} "${element.textContent.trim() || (element.getAttribute('aria-label') ?? '')}" is ${box.width.toFixed()} x ${box.height.toFixed()} px`,
    );
}
