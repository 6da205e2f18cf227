import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const circle = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
});

export const size = styleVariants({
  small: { inlineSize: '3.25rem', blockSize: '3.25rem', fontSize: vars.fontSize.body },
  medium: { inlineSize: '5rem', blockSize: '5rem', fontSize: vars.fontSize.heading2 },
  large: { inlineSize: '8rem', blockSize: '8rem', fontSize: vars.fontSize.display },
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

export const level = styleVariants(vars.level, (stroke) => ({ stroke }));

export const words = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  lineHeight: vars.lineHeight.tight,
  fontWeight: vars.fontWeight.strong,
});
