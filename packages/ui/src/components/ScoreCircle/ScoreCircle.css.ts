import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const ring = styleVariants(vars.tier, ({ ring: stroke }) => ({ stroke }));

export const number = style({ fontSize: 'inherit' });

export const outOf = style({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.muted,
});
