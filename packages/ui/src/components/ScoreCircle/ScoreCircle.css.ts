import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const colours = { ...vars.tier, unranked: vars.unranked };

export const metal = styleVariants(colours, ({ ring: stopColor }) => ({ stopColor }));
export const shine = styleVariants(colours, ({ shine: stopColor }) => ({ stopColor }));

export const number = style({ fontSize: 'inherit' });

export const outOf = style({
  // The circle grows with the reader's text size only as far as the screen allows, and these words with it.
  fontSize: `min(${vars.fontSize.small}, 7vw)`,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.muted,
});

export const mark = style({ color: vars.color.control });
