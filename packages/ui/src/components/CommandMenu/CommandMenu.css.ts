import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const frame = style({ position: 'relative' });

// The search icon, with equal space on either side.
export const input = style({ paddingInlineStart: '2.5rem', textOverflow: 'ellipsis' });

// As high for one command as for many, so that the field stays where it is.
export const list = style({
  blockSize: 'min(24rem, 50dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const group = style({
  paddingBlock: `${vars.space.small} ${vars.space.xxsmall}`,
  paddingInline: vars.space.small,
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.sunken } } },
});

export const marked = style({
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const name = style({ flexGrow: 1, minInlineSize: 0 });
export const detail = style({ flexShrink: 0, fontSize: vars.fontSize.small, color: vars.color.muted });
export const empty = style({ paddingInline: vars.space.small, color: vars.color.muted });

export const glass = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: vars.space.small,
  transform: 'translateY(-50%)',
  color: vars.color.muted,
  pointerEvents: 'none',
});
