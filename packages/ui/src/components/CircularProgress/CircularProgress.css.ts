import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const circle = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
});

/** Grows with the reader's text size only as far as the narrowest screen allows. */
const LARGE = 'min(8rem, 60vw)';

export const size = styleVariants({
  xsmall: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: vars.fontSize.small },
  small: { inlineSize: '3.25rem', blockSize: '3.25rem', fontSize: vars.fontSize.body },
  medium: { inlineSize: '5rem', blockSize: '5rem', fontSize: vars.fontSize.heading2 },
  large: { inlineSize: LARGE, blockSize: LARGE, fontSize: `min(${vars.fontSize.display}, 16vw)` },
});

export const drawing = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  // The arc begins at the top.
  transform: 'rotate(-90deg)',
});

export const track = style({ fill: 'none', stroke: vars.color.border });

export const arc = style({
  fill: 'none',
  strokeLinecap: 'round',
  '@media': { [media.forced]: { stroke: 'Highlight' } },
});

export const words = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  lineHeight: vars.lineHeight.tight,
  fontWeight: vars.fontWeight.strong,
});
