import { space } from '../tokens/scales.ts';
import { pixelsOf } from './measured.ts';

/** A distance inside of a card, in pixels from the card's corner. */
export interface Distance {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The step of the scale that is as long. Undefined for a distance that is what the others leave. */
const stepOf = (pixels: number): string | undefined =>
  Object.entries(space).find(([, length]) => {
    const exact = pixelsOf(length);
    return exact > 0 && Math.abs(exact - pixels) < 1;
  })?.[0];

const between = (one: Box, other: Box, within: Box): Box | undefined => {
  if (other.top >= one.bottom)
    return { left: within.left, right: within.right, top: one.bottom, bottom: other.top };
  if (other.left >= one.right)
    return { left: one.right, right: other.left, top: within.top, bottom: within.bottom };
  return undefined;
};

/** The padding of an element, as four boxes. */
function paddingOf(element: Element): Box[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const [above, after, below, before] = [
    style.paddingTop,
    style.paddingRight,
    style.paddingBottom,
    style.paddingLeft,
  ].map((length) => Number.parseFloat(length));
  const inner = { top: top + (above ?? 0), bottom: bottom - (below ?? 0) };
  return [
    { left, right, top, bottom: inner.top },
    { left, right, top: inner.bottom, bottom },
    { ...inner, left, right: left + (before ?? 0) },
    { ...inner, left: right - (after ?? 0), right },
  ];
}

/** The distances between the children of an element. */
function gapsOf(element: Element): Box[] {
  const within = element.getBoundingClientRect();
  const boxes = [...element.children].map((child) => child.getBoundingClientRect());
  return boxes.slice(1).flatMap((box, place) => {
    const before = boxes[place];
    const gap = before && between(before, box, within);
    return gap === undefined ? [] : [gap];
  });
}

/** What inside of a card is no place for other things. */
const WHOLE = 'button, button *, svg, svg *';

/** The distances that a card has from the scale: its padding, and the gaps between its parts. */
export function distancesIn(card: Element): Distance[] {
  const corner = card.getBoundingClientRect();
  const parts = [...card.querySelectorAll('*')].filter(
    (part) => !part.matches(WHOLE) && getComputedStyle(part).display === 'flex',
  );
  return [...paddingOf(card), ...parts.flatMap(gapsOf)].flatMap(({ left, top, right, bottom }) => {
    const name = stepOf(Math.min(right - left, bottom - top));
    return name === undefined
      ? []
      : [
          {
            name,
            left: left - corner.left,
            top: top - corner.top,
            width: right - left,
            height: bottom - top,
          },
        ];
  });
}
