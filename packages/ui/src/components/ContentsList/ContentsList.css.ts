import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const list = style({ display: 'grid', gap: vars.space.xxsmall });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.sunken } } },
});

/** What needs the reader is found among the rest at a glance. */
export const marked = style({ fontWeight: vars.fontWeight.strong });

export const icon = style({ display: 'flex' });
