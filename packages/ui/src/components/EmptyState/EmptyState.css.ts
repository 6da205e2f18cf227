import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const empty = style({
  paddingBlock: vars.space.xxlarge,
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  // Avoids a last line of one word.
  textWrap: 'balance',
});

// In the middle, and never wider than the container.
globalStyle(`${empty} > * > *`, { maxInlineSize: 'min(26rem, 100%)' });
