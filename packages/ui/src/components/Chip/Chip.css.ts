import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  inlineSize: 'fit-content',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  lineHeight: vars.lineHeight.heading,
});

export const removable = style({ paddingInlineEnd: 0 });
