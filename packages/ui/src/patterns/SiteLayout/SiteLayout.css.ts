import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const top = style({ paddingBlock: vars.space.medium });

export const main = style({
  paddingBlock: vars.space.xlarge,
  '@media': { [media.tablet]: { paddingBlock: vars.space.huge } },
});
