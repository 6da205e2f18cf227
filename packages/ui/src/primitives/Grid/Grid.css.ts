import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/media.ts';

export const grid = style({
  display: 'grid',
  minInlineSize: 0,
  // Beside one that was opened, the others keep their own height.
  selectors: { '&:has(details[open])': { alignItems: 'start' } },
});

// Space is kept for what was not drawn yet, and what stands out of its box, as a focus ring does, is not cut.
export const long = style({});
globalStyle(`${long} > *`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 12rem',
  overflowClipMargin: '8px',
});

const tracks = (count: number) => `repeat(${String(count)}, minmax(0, 1fr))`;

export const phone = styleVariants({
  1: { gridTemplateColumns: tracks(1) },
  2: { gridTemplateColumns: tracks(2) },
  3: { gridTemplateColumns: tracks(3) },
  // Two buttons beside one another, and below one another once the text is large.
  fit: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))' },
});

export const wide = styleVariants({
  1: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(1) } } },
  2: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(2) } } },
  3: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(3) } } },
  4: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(4) } } },
});
