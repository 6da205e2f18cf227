import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// The score goes below the tier before either of them breaks.
export const badge = style({ flexWrap: 'wrap' });

export const tier = styleVariants(vars.tier, ({ soft, sheen, text, ring }) => ({
  color: text,
  backgroundColor: soft,
  backgroundImage: `linear-gradient(115deg, ${sheen}, ${soft} 45%, ${sheen})`,
  borderColor: ring,
}));

/** No tier's colour: nothing is known. */
export const unchecked = style({
  color: vars.color.muted,
  backgroundColor: 'transparent',
  borderColor: vars.color.border,
});

export const score = style({ fontWeight: vars.fontWeight.strong, whiteSpace: 'nowrap' });
