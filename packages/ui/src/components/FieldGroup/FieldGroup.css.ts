import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// A legend is laid out by its fieldset alone, which knows no gaps: the distances are those of `Field`, as margins.
export const legend = style({ fontWeight: vars.fontWeight.medium, marginBlockEnd: vars.space.xsmall });

export const hint = style({
  color: vars.color.muted,
  marginBlockStart: `calc(-1 * ${vars.space.xxsmall})`,
  marginBlockEnd: vars.space.xsmall,
});

export const error = style({ selectors: { '&:has(p)': { marginBlockStart: vars.space.xsmall } } });
