import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// Beside large text in a narrow card the stars shrink, but stay distinguishable.
const square = (length: string) => ({
  flex: `0 1 ${length}`,
  inlineSize: length,
  minInlineSize: '1rem',
  maxInlineSize: 'none',
  aspectRatio: '1',
});

export const size = styleVariants({
  small: square('1.25rem'),
  medium: square('1.5rem'),
  large: square('2rem'),
});

export const outline = styleVariants({
  empty: { fill: 'none', stroke: vars.color.control },
  filled: { fill: 'none', stroke: vars.tier.gold.ring },
});

export const inside = style({
  fill: vars.tier.gold.ring,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
