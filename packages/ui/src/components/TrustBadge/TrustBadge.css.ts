import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// The score goes below the tier before either of them breaks.
export const badge = style({ flexWrap: 'wrap' });

export const tier = styleVariants(vars.tier, ({ soft, text, ring }) => ({
  color: text,
  backgroundColor: soft,
  borderColor: ring,
}));

/** No tier's colour: nothing is known. */
export const unchecked = style({
  color: vars.color.muted,
  backgroundColor: 'transparent',
  borderColor: vars.color.border,
});

export const score = style({ fontWeight: vars.fontWeight.strong, whiteSpace: 'nowrap' });
