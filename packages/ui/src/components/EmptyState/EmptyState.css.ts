import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xxlarge,
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  textAlign: 'center',
});

// In the middle, and never wider than the container.
globalStyle(`${empty} > *`, { maxInlineSize: '100%' });

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  marginBlockEnd: vars.space.xsmall,
  borderRadius: '50%',
  color: vars.color.onPrimarySoft,
  backgroundColor: vars.color.primarySoft,
});

export const text = style({
  maxInlineSize: 'min(26rem, 100%)',
  color: vars.color.muted,
  // Avoids a last line of one word.
  textWrap: 'balance',
});
export const action = style({ marginBlockStart: vars.space.medium });
