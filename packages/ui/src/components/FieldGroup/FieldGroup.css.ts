import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// Only its fieldset lays out a legend, and a fieldset has no gaps: the margins have the distances of `Field`.
export const legend = style({ fontWeight: vars.fontWeight.medium, marginBlockEnd: vars.space.xsmall });

export const hint = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.secondary,
  marginBlockStart: `calc(-1 * ${vars.space.xxsmall})`,
  marginBlockEnd: vars.space.xsmall,
});

export const error = style({ selectors: { '&:has(p)': { marginBlockStart: vars.space.xsmall } } });
