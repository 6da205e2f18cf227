import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const tier = styleVariants(vars.tier, ({ soft, text, ring }) => ({
  color: text,
  backgroundColor: soft,
  borderColor: ring,
}));

export const score = style({ fontWeight: vars.fontWeight.strong });
