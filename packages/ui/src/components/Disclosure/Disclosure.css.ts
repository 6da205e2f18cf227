import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const disclosure = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.sunken } } },
});

export const words = style({ flexGrow: 1, minInlineSize: 0 });
export const note = style({ color: vars.color.muted, fontWeight: vars.fontWeight.regular });

export const arrow = style({
  transition: `transform ${vars.motion.fast}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({
  paddingInline: vars.space.medium,
  paddingBlock: `${vars.space.xsmall} ${vars.space.medium}`,
});
