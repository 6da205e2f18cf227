import { media } from '../packages/ui/src/tokens/media.ts';

/** A thumb, at every width. */
const MIN_PX = 44;
/** A mouse at a desk. `packages/ui/src/tokens/scales.ts` has the sizes for it. */
const MIN_PX_AT_DESK = 40;
/** The mouse of the team, which works with it all day. */
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

/** The least width and height of a target on the site of an audience, for the reader's pointer and width. */
export function leastTarget(
  audience: string | undefined,
  matches: (query: string) => boolean = (query) => window.matchMedia(query).matches,
): number {
  if (audience === 'ops') return matches(media.mouse) ? MIN_PX_OF_TEAM : MIN_PX;
  // The public pages have the same sizes everywhere.
  return audience !== 'landing' && matches(media.deskMouse) ? MIN_PX_AT_DESK : MIN_PX;
}

/** All controls on the screen that are smaller than the design system promises, in words. */
export function smallTargets(root: ParentNode): string[] {
  const least = leastTarget(document.documentElement.dataset['audience']);
  return [...root.querySelectorAll(controls)]
    .filter((element) => !exempt(element))
    .map((element) => ({ element, box: hitBox(element) }))
    .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
    .map(
      ({ element, box }) =>
        `${element.tagName.toLowerCase()} "${element.textContent.trim() || (element.getAttribute('aria-label') ?? '')}" is ${box.width.toFixed()} x ${box.height.toFixed()} px`,
    );
}
