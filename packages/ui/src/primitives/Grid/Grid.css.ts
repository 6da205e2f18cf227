import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/media.ts';

export const grid = style({
  display: 'grid',
  minInlineSize: 0,
  // Beside an opened one, the others keep their own height.
  selectors: { '&:has(details[open])': { alignItems: 'start' } },
});

const tracks = (count: number) => `repeat(${String(count)}, minmax(0, 1fr))`;

export const phone = styleVariants({
  1: { gridTemplateColumns: tracks(1) },
  2: { gridTemplateColumns: tracks(2) },
  3: { gridTemplateColumns: tracks(3) },
  // Two buttons side by side, and below one another in large text.
  fit: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))' },
});

export const wide = styleVariants({
  1: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(1) } } },
  2: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(2) } } },
  3: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(3) } } },
  4: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(4) } } },
});
