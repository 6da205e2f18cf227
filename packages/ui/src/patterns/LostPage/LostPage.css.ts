import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  maxInlineSize: '28rem',
  minInlineSize: 0,
  marginInline: 'auto',
  paddingBlockStart: vars.space.large,
  // In the middle of a high window rather than below its head.
  '@media': { [media.desktop]: { paddingBlockStart: `max(${vars.space.large}, (100dvh - 36rem) / 3)` } },
});

export const text = style({
  fontSize: vars.fontSize.large,
  color: vars.color.muted,
  textAlign: 'center',
  textWrap: 'balance',
});

export const ways = style({
  inlineSize: '100%',
  marginBlockStart: vars.space.medium,
  // A link has no use on paper.
  '@media': { [media.print]: { display: 'none' } },
});

export const way = style({ borderBlockStart: `1px solid ${vars.color.border}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: '3rem',
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.small,
  color: vars.color.link,
  fontWeight: vars.fontWeight.medium,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.3em',
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});
