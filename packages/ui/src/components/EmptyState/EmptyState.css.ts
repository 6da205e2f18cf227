import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.xxlarge,
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  textAlign: 'center',
});

// In the middle, and never wider than the container.
globalStyle(`${empty} > *`, { maxInlineSize: '100%' });

export const text = style({
  // Closer to the title than to what can be done.
  marginBlockStart: `calc(-1 * ${vars.space.xsmall})`,
  maxInlineSize: 'min(26rem, 100%)',
  color: vars.color.muted,
  // Avoids a last line of one word.
  textWrap: 'balance',
});
